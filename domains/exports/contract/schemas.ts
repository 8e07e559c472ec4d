import { LANGUAGES } from '@hearth/kit/constants';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The lists that can be saved as a file. A new one is added here, and gets its name in this domain's phrases. */
export const EXPORT_LISTS = [
  'employees',
  'shifts',
  'timeOff',
  'hours',
  'qualifications',
  'documents',
  'agreements',
  'jobs',
  'applications',
  'locations',
] as const;
export const exportList = z.enum(EXPORT_LISTS);
export type ExportList = z.infer<typeof exportList>;

export const exportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** What an export takes beside the filters of its list. */
export const asFile = {
  format: exportFormat,
  /** The language of headings and of values that have a name: the page's. */
  language: z.enum(LANGUAGES),
};

export const exportState = z.enum(['PREPARING', 'READY', 'FAILED']);

/** A file that is prepared in the background. */
export const preparedFile = z.strictObject({
  id: uuid,
  list: exportList,
  brand_name: z.string(),
  format: exportFormat,
  state: exportState,
  rows: z.int(),
  bytes: z.int().nullable(),
  created_at: instant,
  /** Until then it can be downloaded. */
  expires_at: instant,
});
export type PreparedFile = z.infer<typeof preparedFile>;
