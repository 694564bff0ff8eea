import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv';
import { areas } from '../areas';
import { docsPage, DOCS_POLICY } from '../openapi/docsPage';
import { openApiDocument } from '../openapi/document';
import type { Operation } from '../openapi/operation';
import { faultOperations } from './faultRoutes';

const ownOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/openapi.json',
    area: 'description',
    summary: 'This description, for programs.',
    responses: [{ status: 200, description: 'OpenAPI 3.1' }],
  },
  {
    method: 'get',
    path: '/docs',
    area: 'description',
    summary: 'This description, for people.',
    responses: [{ status: 200, description: 'A page', mediaType: 'text/html' }],
  },
];

const uploadOperations: readonly Operation[] = ['/uploads/{path}', '/static/uploads/{path}'].map(
  (path) => ({
    method: 'get',
    path,
    area: 'uploads',
    summary: 'A picture; the path may have several parts.',
    responses: [
      { status: 200, description: 'The picture', mediaType: 'image/webp' },
      { status: 304, description: 'The client has it already' },
      { status: 404, description: 'No such picture' },
    ],
  }),
);

/** Every request that is understood, in the order of the page. */
export const operations: readonly Operation[] = [
  ...areas.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, area: name }))),
  ...uploadOperations,
  ...faultOperations,
  ...ownOperations,
];

export function openApiRoutes(app: Hono<AppEnv>): void {
  const document = openApiDocument(operations);
  const page = docsPage(operations);
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': DOCS_POLICY }));
}
