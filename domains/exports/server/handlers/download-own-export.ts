import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ADDRESS_MS } from '../../rules/limits.ts';
import { FILE_TYPES } from '../file-content.ts';
import { covers } from '../file-basis.ts';
import type { FileBasis } from '../file-basis.ts';
import { findOwnFile } from '../queries/prepared-file.ts';

/** The file's person downloads it while they may still see all that it holds. */
export const downloadOwnExport = implement(contract.downloadOwnExport, async ({ params }, context) => {
  const { db, actor, clock, files, grantAt } = context;
  const now = clock.now();
  const row = await findOwnFile(db, actor.userId, params.prepared_file_id, now);
  if (row?.state !== 'READY') throw failure(NOT_FOUND);
  const basis = row.basis as FileBasis;
  for (const node of basis.nodes) {
    const grant = await grantAt(node, { ...basis.need, orBelow: false });
    if (!covers(grant, basis)) throw failure(NOT_FOUND);
  }
  const expiresAt = new Date(Math.min(now.getTime() + ADDRESS_MS, row.expires_at.getTime()));
  return {
    url: await files.downloadUrl({ key: row.file_key, name: row.file_name, type: FILE_TYPES[row.format], expiresAt }),
  };
});
