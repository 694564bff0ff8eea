import * as v from 'valibot';
import { startMocks, type MocksOptions } from '../startMocks';
import { keepLogLine } from './serverLog';
import { createTestDatabase, type TestDatabase } from './testDatabase';

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The JSON of the body; undefined where it is none. */
  body: unknown;
}

export interface TestMocks {
  origin: string;
  database: TestDatabase;
  /** Sends a request; a body that is no text is sent as JSON. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse>;
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  /** Lines that it logged. */
  lines: string[];
  stop(): Promise<void>;
}

/** A mock backend on a database of its own, called over real HTTP. */
export async function startTestMocks(options: MocksOptions = {}): Promise<TestMocks> {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const mocks = await startMocks({
    databaseUrl: database.url,
    log: (line) => {
      lines.push(line);
      keepLogLine(line);
    },
    ...options,
  });
  const call: TestMocks['call'] = async (method, path, body, headers = {}) => {
    const sent =
      body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(mocks.origin + path, {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, body: parsed };
  };
  return {
    origin: mocks.origin,
    database,
    call,
    get: (path, headers) => call('GET', path, undefined, headers),
    lines,
    async stop() {
      await mocks.stop();
      await database.drop();
    },
  };
}

const item = v.record(v.string(), v.unknown());

/** The items of a list response. */
export const itemsOf = ({ body }: TestResponse) =>
  v.parse(v.object({ data: v.array(item) }), body).data;

/** The one item of a response. */
export const itemOf = ({ body }: TestResponse) => v.parse(v.object({ data: item }), body).data;

/** For comparing: any text, any list, any number. */
export const anyText: unknown = expect.any(String);
export const anyList: unknown = expect.any(Array);
export const anyNumber: unknown = expect.any(Number);
