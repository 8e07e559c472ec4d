import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { flag, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { EXPORT_TOO_LARGE } from './failures.ts';
import { asFile, preparedFile } from './schemas.ts';

/**
 * What all exports of lists have in common: spread it into the endpoint of one, beside the access of the page's own call. The answer is
 * the file, or 202 with `{prepared_file_id}` where it is prepared in the background.
 */
export const exporting = {
  method: 'POST',
  answers: 'raw',
  weight: 'heavy',
  whileActing: 'refused',
  transaction: 'none',
  mergeable: false,
  failures: { EXPORT_TOO_LARGE },
} as const;

const own = { service: 'core', access: signedIn(), whileActing: 'refused' } as const;

export const listOwnExports = endpoint({
  ...own,
  id: 'exports.listOwnExports',
  method: 'GET',
  path: '/v1/my/exports',
  summary: 'Lists the files prepared for the caller, newest first. Each is kept for 7 days.',
  query: z.strictObject({ before: uuid.optional() }),
  answer: z.strictObject({ files: z.array(preparedFile), next: uuid.nullable() }),
});

export const downloadOwnExport = endpoint({
  ...own,
  id: 'exports.downloadOwnExport',
  method: 'POST',
  path: '/v1/my/exports/{prepared_file_id}/download',
  mergeable: false,
  weight: 'heavy',
  summary: 'Returns the download address of a file prepared for the caller, valid for 2 minutes.',
  params: z.strictObject({ prepared_file_id: uuid }),
  answer: z.strictObject({ url: z.string() }),
});

export const exportLocations = endpoint({
  ...exporting,
  id: 'exports.exportLocations',
  path: '/v1/brands/{id}/locations/export',
  service: 'core',
  summary: 'Exports the locations at a brand and below it that the caller can see, by name.',
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  params: z.object({ id: uuid }),
  query: z.object({
    /** Every word in name, number or city, whatever the accents. */
    search: text(100).optional(),
    include_archived: flag.optional(),
    ...asFile,
  }),
});
