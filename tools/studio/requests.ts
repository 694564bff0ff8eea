import {
  type JsonObject,
  STUDIO,
  type SaveResult,
  type StudioCheck,
  type StudioFile,
} from './contract';

/*
 * The studio's requests to the development server, which wrote the responses: their shape needs no
 * check. They reject with the server's own words.
 */

export const readFile = () => request(STUDIO.file) as Promise<StudioFile>;

export const checkFile = (value: JsonObject) =>
  request(STUDIO.check, { method: 'POST', ...json(value) }) as Promise<StudioCheck>;

/** @param hash of the file that was read */
export const saveFile = (value: JsonObject, hash: string) => {
  const { body, headers } = json(value);
  return request(STUDIO.file, {
    method: 'PUT',
    body,
    headers: { ...headers, 'If-Match': `"${hash}"` },
  }) as Promise<SaveResult>;
};

const json = (value: JsonObject) => ({
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json' },
});

async function request(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, init).catch(() => {
    throw new Error('The development server does not respond. Is it still running?');
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
