import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { localDate, reckonedDay, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { REPORT_REVERSED } from './failures.ts';

const access = brand('id', 'PUBLISH_SCHEDULE', { orBelow: true, services: [...PLANNING] });
const atBrand = z.object({ id: uuid });
const filters = { from: localDate, until: localDate, by: z.enum(['LOCATION', 'PERSON', 'DAY']) };

/** Minutes of a location, or of a person or day of it; difference and approval follow from them. Pay is null for who does not see it. */
export const reportedHours = z.strictObject({
  location_id: uuid,
  location_name: z.string(),
  employee_id: uuid.nullable(),
  employee_name: z.string().nullable(),
  day: reckonedDay.nullable(),
  planned: z.int(),
  worked: z.int(),
  approved: z.int(),
  pay: z.int().nullable(),
  currency: z.string().nullable(),
});
export type ReportedHours = z.infer<typeof reportedHours>;

export const listHours = endpoint({
  id: 'timesheets.listHours',
  service: 'attendance',
  method: 'GET',
  path: '/v1/brands/{id}/hours',
  weight: 'search',
  summary:
    'Lists scheduled, worked and approved hours, and what they cost for whoever sees pay, of the locations at a brand and below it on up to 31 days: by location, or by person or day of each. Ten locations at once.',
  access,
  whileActing: 'refused',
  params: atBrand,
  query: z.object({ ...filters, cursor: string(4000).optional() }),
  answer: z.strictObject({
    can_see_pay: z.boolean(),
    rows: z.array(reportedHours),
    next_cursor: z.string().nullable(),
  }),
  failures: { REPORT_REVERSED },
});

export const exportHours = endpoint({
  ...exporting,
  id: 'timesheets.exportHours',
  path: '/v1/brands/{id}/hours/export',
  service: 'attendance',
  summary: 'Exports scheduled, worked and approved hours across locations, as the list shows them to the caller.',
  access,
  params: atBrand,
  query: z.object({ ...filters, ...asFile }),
  failures: { ...exporting.failures, REPORT_REVERSED },
});
