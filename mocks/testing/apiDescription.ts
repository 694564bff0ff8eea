import * as v from 'valibot';
import { mockBackendPaths } from '../../src/shared/config/backendPaths';

const content = v.record(
  v.string(),
  v.object({ schema: v.optional(v.unknown()), example: v.optional(v.unknown()) }),
);

const parameter = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query']),
  required: v.boolean(),
  schema: v.unknown(),
  example: v.optional(v.string()),
});

const response = v.object({
  content: v.optional(content, {}),
  headers: v.optional(v.record(v.string(), v.unknown()), {}),
});

const operation = v.object({
  operationId: v.string(),
  parameters: v.array(parameter),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), response),
  security: v.array(v.record(v.string(), v.unknown())),
});

const document = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});

export type DescribedParameter = v.InferOutput<typeof parameter>;

/** One request as `/openapi.json` describes it. */
export interface DescribedOperation extends v.InferOutput<typeof operation> {
  readonly method: string;
  readonly path: string;
}

export interface ApiDescription {
  readonly operations: readonly DescribedOperation[];
  readonly definitions: Readonly<Record<string, unknown>>;
}

/** Reads what a program that only knows `/openapi.json` would read of it. */
export async function fetchDescription(origin: string): Promise<ApiDescription> {
  const fetched: unknown = await (await fetch(origin + mockBackendPaths.description)).json();
  const { paths, components } = v.parse(document, fetched);
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        ...described,
        method: method.toUpperCase(),
        path,
      })),
    ),
    definitions: components.schemas,
  };
}
