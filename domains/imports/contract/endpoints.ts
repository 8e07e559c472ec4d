import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, page, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { IMPORT_AT_GROUP_ONLY, IMPORT_ENDED, IMPORT_NOT_CHECKED, IMPORT_RUNNING } from './failures.ts';
import {
  importDetail,
  importItem,
  importKind,
  importPhase,
  importStatus,
  MAX_FILE_BYTES,
  mapping,
  readingOptions,
  rowReport,
} from './schemas.ts';

const access = brand('id', 'IMPORT_DATA');
const ofGroup = z.object({ id: uuid });
const ofImport = z.object({ id: uuid, import_id: uuid });
const path = '/v1/brands/{id}/imports/{import_id}';
const reportFilter = { rule: string(40).optional(), severity: z.enum(['REFUSAL', 'WARNING']).optional() };

export const listImports = endpoint({
  id: 'imports.listImports',
  whileActing: 'allowed',
  method: 'GET',
  path: '/v1/brands/{id}/imports',
  service: 'core',
  summary: 'Lists the imports of a group, newest first.',
  access,
  params: ofGroup,
  query: z.strictObject(page),
  answer: z.object({ imports: z.array(importItem), total: z.int() }),
  failures: { IMPORT_AT_GROUP_ONLY },
});

export const createImport = endpoint({
  id: 'imports.createImport',
  weight: 'heavy',
  whileActing: 'allowed',
  method: 'POST',
  path: '/v1/brands/{id}/imports',
  service: 'core',
  summary: 'Uploads a CSV file, reads it, and returns its columns with a suggested mapping.',
  access,
  params: ofGroup,
  body: z.strictObject({ kind: importKind }),
  multipart: { field: 'file', maxCount: 1, maxBytes: MAX_FILE_BYTES },
  answer: importDetail,
  failures: { IMPORT_AT_GROUP_ONLY },
  transaction: 'none',
});

export const getImport = endpoint({
  id: 'imports.getImport',
  whileActing: 'allowed',
  method: 'GET',
  path,
  service: 'core',
  summary: 'Returns an import: its file, columns, mapping, counts and the rules that rows broke.',
  access,
  params: ofImport,
  answer: importDetail,
  failures: { IMPORT_AT_GROUP_ONLY },
});

export const getProgress = endpoint({
  id: 'imports.getProgress',
  whileActing: 'allowed',
  method: 'GET',
  path: `${path}/progress`,
  service: 'core',
  summary: 'Returns the progress of an import, also while rows are being written.',
  access,
  params: ofImport,
  answer: z.object({ status: importStatus, phase: importPhase, rows_done: z.int(), rows_total: z.int() }),
  failures: { IMPORT_AT_GROUP_ONLY },
  transaction: 'reads',
});

export const saveMapping = endpoint({
  id: 'imports.saveMapping',
  whileActing: 'allowed',
  method: 'PUT',
  path: `${path}/mapping`,
  service: 'core',
  summary: 'Sets which column is which field, and how dates and numbers are written.',
  access,
  params: ofImport,
  body: z.strictObject({ mapping, options: readingOptions }),
  answer: importDetail,
  changes: () => [listImports],
  failures: { IMPORT_AT_GROUP_ONLY, IMPORT_RUNNING, IMPORT_ENDED },
});

export const checkImport = endpoint({
  id: 'imports.checkImport',
  whileActing: 'allowed',
  method: 'POST',
  path: `${path}/check`,
  service: 'core',
  summary: 'Starts the dry run: what would be created, updated, left alone and refused. Writes nothing.',
  access,
  params: ofImport,
  answer: importDetail,
  changes: () => [listImports],
  failures: { IMPORT_AT_GROUP_ONLY, IMPORT_RUNNING, IMPORT_ENDED },
});

export const startImport = endpoint({
  id: 'imports.startImport',
  whileActing: 'allowed',
  method: 'POST',
  path: `${path}/start`,
  service: 'core',
  summary: 'Starts writing the rows: all that aren’t refused, in one transaction, or none.',
  access,
  params: ofImport,
  answer: importDetail,
  changes: () => [listImports],
  failures: { IMPORT_AT_GROUP_ONLY, IMPORT_RUNNING, IMPORT_ENDED, IMPORT_NOT_CHECKED },
});

export const cancelImport = endpoint({
  id: 'imports.cancelImport',
  onlyStops: true,
  whileActing: 'allowed',
  method: 'POST',
  path: `${path}/cancel`,
  service: 'core',
  summary: 'Cancels an import before it is done. Nothing is written.',
  access,
  params: ofImport,
  answer: z.object({ status: importStatus }),
  changes: () => [getImport, listImports, listImportRows],
  failures: { IMPORT_AT_GROUP_ONLY, IMPORT_ENDED },
  transaction: 'none',
});

export const listImportRows = endpoint({
  id: 'imports.listImportRows',
  whileActing: 'allowed',
  method: 'GET',
  path: `${path}/rows`,
  service: 'core',
  summary: 'Lists the refused rows, then those with a warning, each in file order.',
  access,
  params: ofImport,
  query: z.strictObject({ ...reportFilter, offset: count(0, 200_000).optional(), limit: count(1, 200).optional() }),
  answer: z.object({ rows: z.array(rowReport), total: z.int() }),
  failures: { IMPORT_AT_GROUP_ONLY },
});

export const downloadImportRows = endpoint({
  id: 'imports.downloadImportRows',
  weight: 'heavy',
  whileActing: 'refused',
  method: 'GET',
  path: `${path}/rows/download`,
  service: 'core',
  summary: 'Exports the refused rows and those with a warning as a CSV file that is safe to open in a spreadsheet.',
  access,
  params: ofImport,
  query: z.strictObject(reportFilter),
  answers: 'raw',
  failures: { IMPORT_AT_GROUP_ONLY },
});
