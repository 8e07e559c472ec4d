import { SETTING_LOCKED } from '@hearth/domains/core/contract';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { localDate, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { listTimesheets } from './endpoints.ts';
import { COLUMN_TOO_NARROW, NOTHING_TO_EXPORT, TIMESHEETS_NEED_LOCATION, UNKNOWN_TEMPLATE } from './failures.ts';
import {
  exportFile,
  exportRecord,
  exportTemplate,
  exportTemplates,
  offeredTemplate,
  versionOfSetting,
} from './schemas.ts';

const services = [...PLANNING];
const managed = {
  service: 'attendance',
  access: brand('id', 'VIEW_PAY', { services }),
  whileActing: 'refused',
} as const;
const atBrand = z.object({ id: uuid });

export const listPayrollExports = endpoint({
  ...managed,
  id: 'timesheets.listPayrollExports',
  method: 'GET',
  path: '/v1/brands/{id}/payroll_exports',
  summary: 'Lists the newest 50 payroll exports of a location, and the templates for new ones.',
  params: atBrand,
  answer: z.strictObject({
    exports: z.array(exportRecord),
    templates: z.array(offeredTemplate),
    /** Of the templates that are set here; 0 where none are. */
    version: z.int(),
    can_edit: z.boolean(),
  }),
  failures: { TIMESHEETS_NEED_LOCATION },
});

export const createPayrollExport = endpoint({
  ...managed,
  id: 'timesheets.createPayrollExport',
  weight: 'heavy',
  method: 'POST',
  path: '/v1/brands/{id}/payroll_exports',
  summary:
    'Exports the locked timesheets of a pay period by a template, all of them or what has changed since the last export, and marks them exported. Sending the same key again returns the same file.',
  params: atBrand,
  body: z.strictObject({
    idempotency_key: senderKey,
    period_from: localDate,
    template_id: string(40),
    only_changes: z.boolean(),
  }),
  answer: exportFile,
  changes: () => [listPayrollExports, listTimesheets],
  failures: { COLUMN_TOO_NARROW, CONFLICT, NOTHING_TO_EXPORT, TIMESHEETS_NEED_LOCATION, UNKNOWN_TEMPLATE },
});

export const getPayrollExport = endpoint({
  ...managed,
  id: 'timesheets.getPayrollExport',
  method: 'GET',
  path: '/v1/brands/{id}/payroll_exports/{export_id}',
  summary: 'Returns the file of a payroll export, exactly as it was made.',
  params: z.object({ id: uuid, export_id: uuid }),
  answer: exportFile,
});

export const setExportTemplates = endpoint({
  service: 'attendance',
  access: brand('id', 'MANAGE_BRAND', { services }),
  whileActing: 'refused',
  id: 'timesheets.setExportTemplates',
  method: 'PUT',
  path: '/v1/brands/{id}/payroll_templates',
  summary: 'Sets the own payroll export templates of a brand and everything below it.',
  params: atBrand,
  body: exportTemplates.extend({ version: versionOfSetting }),
  answer: z.strictObject({ templates: z.array(exportTemplate), version: z.int() }),
  changes: () => [listPayrollExports],
  failures: { CONFLICT, SETTING_LOCKED },
});
