import type { Hono } from 'hono';
import * as v from 'valibot';
import { backendPaths, mockBackendPaths } from '../../src/shared/config/backendPaths';
import type { AppEnv } from '../appEnv';
import { areas } from '../areas';
import { docsPage, DOCS_POLICY } from '../openapi/docsPage';
import { openApiDocument, type Tag } from '../openapi/document';
import type { Models } from '../openapi/jsonSchema';
import { NOT_MODIFIED, type Operation } from '../openapi/operation';
import { faultOperations } from './faultRoutes';

const ownOperations: readonly Operation[] = [
  {
    method: 'get',
    path: mockBackendPaths.description,
    area: 'description',
    operationId: 'getDescription',
    summary: 'Description for programs',
    description: 'This description, for programs.',
    responses: [
      { status: 200, description: 'OpenAPI 3.1', schema: v.looseObject({ openapi: v.string() }) },
    ],
  },
  {
    method: 'get',
    path: mockBackendPaths.docs,
    area: 'description',
    operationId: 'getDocs',
    summary: 'Description for people',
    description: 'This description, for people.',
    responses: [{ status: 200, description: 'A page', mediaType: 'text/html' }],
  },
];

const uploadOperation = (prefix: string, operationId: string): Operation => ({
  method: 'get',
  path: `${prefix}/{folder}/{file}`,
  parameters: {
    folder: { description: 'Folder of the picture', example: 'bikes' },
    file: { description: 'File name of the picture', example: 'moto-red-1.webp' },
  },
  area: 'uploads',
  operationId,
  summary: 'A picture',
  description: 'A picture that the other responses name.',
  responses: [
    {
      status: 200,
      description: 'The picture',
      mediaType: 'image/webp',
      headers: { ETag: 'Names this picture' },
    },
    NOT_MODIFIED,
    { status: 404, description: 'No such picture' },
  ],
});

/** Every request that is understood, in the order of the page. */
export const operations: readonly Operation[] = [
  ...areas.flatMap(({ name, routes }) =>
    routes.map((route) => ({
      ...route,
      area: name,
      usesDatabase: true,
    })),
  ),
  uploadOperation(backendPaths.listingPictures, 'getListingPicture'),
  uploadOperation(backendPaths.pictures, 'getPicture'),
  ...faultOperations,
  ...ownOperations,
];

const tags: readonly Tag[] = [
  ...areas.map(({ name, description }) => ({ name, description })),
  { name: 'uploads', description: 'Pictures' },
  { name: 'faults', description: 'Failures on demand, for development and tests' },
  { name: 'description', description: 'This description' },
];

const models: Models = Object.fromEntries(areas.flatMap((area) => Object.entries(area.models)));

export function openApiRoutes(app: Hono<AppEnv>): void {
  const document = openApiDocument(operations, tags, models);
  const page = docsPage(operations);
  app.get(mockBackendPaths.description, (c) => c.json(document));
  app.get(mockBackendPaths.docs, (c) =>
    c.html(page, 200, { 'Content-Security-Policy': DOCS_POLICY }),
  );
}
