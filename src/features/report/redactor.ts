import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { RootState } from '../../app/store';
import { type Redact, type Redaction, fields, known } from '../../shared/redaction/redaction';
import type { ReportSchemas } from './reportSchemas';

/** Actions that belong to no slice. */
const otherActions: Readonly<Record<string, Redact>> = {
  // Names of screens are constants.
  'app/screenLoaded': fields({ payload: known(v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,30}$/))) }),
};

/** Redacts states and actions; null if nothing is left. */
export function makeRedactor(schemas: ReportSchemas, redaction: Redaction) {
  const actions = new Map<string, Redact>(
    [otherActions, ...Object.values(schemas).map((schema) => schema.actions)].flatMap((some) =>
      Object.entries(some),
    ),
  );
  return {
    state: (state: Partial<RootState>): Partial<RootState> =>
      Object.fromEntries(
        Object.entries(schemas).flatMap(([slice, schema]) => {
          const value = state[slice as keyof RootState];
          const redacted = value === undefined ? undefined : schema.state(value, redaction);
          return redacted === undefined ? [] : [[slice, redacted] as const];
        }),
      ),
    action: (action: UnknownAction): UnknownAction | null => {
      const redacted = actions.get(action.type)?.(action, redaction);
      return typeof redacted === 'object' && redacted !== null
        ? { type: action.type, ...redacted }
        : null;
    },
  };
}
