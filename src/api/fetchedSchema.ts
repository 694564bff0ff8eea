import type { GenericSchema } from 'valibot';
import { failures } from './apiErrors';

type Validation<Output> = GenericSchema<unknown, Output>['~standard']['validate'];

/** What RTK Query takes for a schema: https://standardschema.dev */
interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: Validation<Output>;
  };
}

/**
 * A schema outside the first script: the server's page brings what the first view shows, so the code
 * that reads responses is fetched with the background, or with the first response. A response whose
 * schema cannot be fetched counts as unreadable; a retry fetches both again.
 */
export function fetchedSchema<Output>(
  fetchSchema: () => Promise<StandardSchema<Output>>,
): StandardSchema<Output> {
  return {
    '~standard': {
      version: 1,
      vendor: 'dushi-market',
      validate: async (body) => {
        try {
          const { '~standard': schema } = await fetchSchema();
          return await schema.validate(body);
        } catch {
          return { issues: [failures.unreadable] };
        }
      },
    },
  };
}
