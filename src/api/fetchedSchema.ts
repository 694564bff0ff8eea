import type { GenericSchema } from 'valibot';
import { failures } from './apiErrors';

type Validation<Output> = GenericSchema<unknown, Output>['~standard']['validate'];

/** The schema interface of RTK Query: https://standardschema.dev */
interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: Validation<Output>;
  };
}

/**
 * A lazy schema. The server's page contains the data of the first view, so the code that parses
 * responses loads with the background, or with the first response. A response whose schema fails to
 * load is invalid; a retry requests both again.
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
