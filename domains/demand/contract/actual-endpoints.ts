import { editingFailures } from '@hearth/domains/scheduling/contract';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { actualChange, actualsReport, count, driver, stepMinutes } from './actual-schemas.ts';
import {
  ACTUALS_BUSY,
  ACTUALS_IN_FUTURE,
  ACTUALS_NOT_A_DAY,
  ACTUALS_TOO_LARGE,
  SALES_NOT_ALLOWED,
} from './failures.ts';
import { getDemand } from './forecast-endpoints.ts';

const service = 'scheduling';
const { SCHEDULE_NEEDS_LOCATION } = editingFailures;
const atBrand = z.strictObject({ id: uuid });
const edits = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { services: PLANNING }),
} as const;

export const MAX_ACTUALS_BYTES = 12 * 1024 * 1024;

export const listActualChanges = endpoint({
  id: 'demand.listActualChanges',
  method: 'GET',
  path: '/v1/brands/{id}/demand_actuals/changes',
  service,
  summary: 'Lists the last 50 days of a location whose values were replaced, the latest first, with who did so.',
  access: brand('id', 'VIEW_SCHEDULE', { services: LIVE_SCHEDULE }),
  whileActing: 'allowed',
  params: atBrand,
  answer: z.strictObject({ changes: z.array(actualChange), currency: z.string().nullable() }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const importActuals = endpoint({
  id: 'demand.importActuals',
  weight: 'heavy',
  method: 'POST',
  path: '/v1/brands/{id}/demand_actuals/import',
  ...edits,
  summary:
    'Reads a CSV file of what happened at a location: a date, perhaps a time, and a column for each driver. Checks it, or writes it where it has no mistake; the same file again changes nothing.',
  params: atBrand,
  body: z.strictObject({ act: z.enum(['CHECK', 'WRITE']) }),
  multipart: { field: 'file', maxCount: 1, maxBytes: MAX_ACTUALS_BYTES },
  answer: actualsReport,
  failures: { SCHEDULE_NEEDS_LOCATION, SALES_NOT_ALLOWED, ACTUALS_BUSY },
  changes: () => [getDemand, listActualChanges],
  transaction: 'none',
});

export const putActuals = endpoint({
  id: 'demand.putActuals',
  method: 'PUT',
  path: '/v1/brands/{id}/demand_actuals/{driver}/{day}',
  ...edits,
  summary:
    'Sets what happened at a location on one day: one value for the day, or one for each hour or quarter hour of the wall clock. Sales are in minor units of the location’s currency. The same values again change nothing; others replace them and are kept as history.',
  params: z.strictObject({ id: uuid, driver, day: localDate }),
  body: z.strictObject({ step_minutes: stepMinutes, values: z.array(count).min(1).max(96) }),
  answer: z.strictObject({ outcome: z.enum(['CREATED', 'CHANGED', 'SAME']) }),
  failures: { SCHEDULE_NEEDS_LOCATION, SALES_NOT_ALLOWED, ACTUALS_NOT_A_DAY, ACTUALS_IN_FUTURE, ACTUALS_TOO_LARGE },
  changes: () => [getDemand, listActualChanges],
});
