import fc from 'fast-check';
import * as v from 'valibot';
import { mockBackendPaths } from '../../src/shared/config/backendPaths';
import { type ApiDescription, fetchDescription } from './apiDescription';
import { type DescribedRequest, describedRequests } from './describedRequests';
import { type Definitions, jsonSchemaFaults, readSchema } from './jsonSchemaFaults';

interface Fuzz {
  readonly origin: string;
  readonly adminToken: string;
  readonly requests: number;
  readonly seed: number;
}

export interface FuzzResult {
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations that never succeeded: their requests did not get far. */
  readonly neverSucceeded: readonly string[];
}

const CLIENT_NETWORK = '198.51.100';
const CLIENTS = 250;
const RESPONSE_LIMIT_MS = 30_000;

/** The value that a query's text stands for, by the type that is described. */
function queryValue(text: string, schema: unknown, definitions: Definitions): unknown {
  const { type } = readSchema(schema, definitions);
  if (type === 'integer' && /^\d+$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(?:true|false|1|0)$/.test(text)) return true;
  return text;
}

/** Why the description does not allow a request; nothing when it does. */
function faultsOf(request: DescribedRequest, definitions: Definitions): string[] {
  const { operation, path, query, body, mediaType, token } = request;
  const parameters = operation.parameters.flatMap(({ name, schema, required, ...one }) => {
    const text = one.in === 'path' ? path[name] : query[name];
    if (text === undefined) return required ? [`${name} is missing`] : [];
    const value = queryValue(text, schema, definitions);
    return jsonSchemaFaults(schema, value, definitions).map((fault) => name + fault);
  });
  return [
    ...parameters,
    ...(operation.security.length > 0 && token !== 'right' ? ['token is not right'] : []),
    ...(body === undefined ? [] : bodyFaults(operation, mediaType, body, definitions)),
  ];
}

function bodyFaults(
  { requestBody }: DescribedRequest['operation'],
  mediaType: string,
  body: string,
  definitions: Definitions,
): string[] {
  const media = requestBody?.content[mediaType];
  if (media === undefined) return ['media type is not described'];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), body);
  if (!parsed.success) return ['body is no JSON'];
  return jsonSchemaFaults(media.schema, parsed.output, definitions).map((fault) => `body${fault}`);
}

function send(request: DescribedRequest, { origin, adminToken }: Fuzz, client: number) {
  const { operation, path, query, body, mediaType, token } = request;
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return fetch(`${origin}${address}${search === '' ? '' : `?${search}`}`, {
    method: operation.method,
    signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
    // From other machines, each time another: the description is for them.
    headers: {
      'x-forwarded-for': `${CLIENT_NETWORK}.${String(client % CLIENTS)}`,
      ...(token === 'none'
        ? {}
        : { authorization: `Bearer ${token === 'right' ? adminToken : 'x'}` }),
      ...(body === undefined ? {} : { 'content-type': mediaType }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** @throws Error when the response is not what the description says of it */
async function checkResponse(
  { operation }: DescribedRequest,
  response: Response,
  definitions: Definitions,
): Promise<void> {
  const described = operation.responses[String(response.status)];
  if (response.status >= 500 || described === undefined)
    throw new Error(`${String(response.status)} is not described: ${await response.text()}`);
  for (const name of Object.keys(described.headers))
    if (!response.headers.has(name)) throw new Error(`The header ${name} is missing`);
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = described.content[type];
  if (media === undefined) throw new Error(`A body of type ${type} is not described`);
  if (media.schema === undefined) return;
  const faults = jsonSchemaFaults(media.schema, JSON.parse(text), definitions);
  if (faults.length > 0) throw new Error(`The body${faults.join(', the body')}: ${text}`);
}

/**
 * Sends requests that are made from the description alone: right ones, and ones with something
 * wrong. Each response is one that is described, and what the description forbids is refused.
 * @throws Error with the shortest request that shows a fault, and the seed
 */
export async function fuzzFromDescription(fuzz: Fuzz): Promise<FuzzResult> {
  const description: ApiDescription = await fetchDescription(fuzz.origin);
  const { definitions, operations } = description;
  const statuses: Record<string, number> = {};
  const succeeded = new Set<string>();
  let client = 0;
  const property = fc.asyncProperty(describedRequests(description), async (request) => {
    client += 1;
    const response = await send(request, fuzz, client);
    // A fault that was switched on is not to spoil the other requests.
    if (request.operation.operationId === 'setFault')
      await fetch(fuzz.origin + mockBackendPaths.faults, { method: 'DELETE' });
    const { status } = response;
    statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
    await checkResponse(request, response, definitions);
    const faults = faultsOf(request, definitions);
    if (status < 400 && faults.length > 0)
      throw new Error(`${String(status)} although ${faults.join(', ')}`);
    if (status < 400) succeeded.add(request.operation.operationId);
  });
  await fc.assert(property, { numRuns: fuzz.requests, seed: fuzz.seed });
  const neverSucceeded = operations
    .map(({ operationId }) => operationId)
    .filter((operationId) => !succeeded.has(operationId));
  return { statuses, neverSucceeded };
}
