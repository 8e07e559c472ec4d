import type { BrandGrant } from '@hearth/kit/access';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import type { Scope, Tx } from '@hearth/platform/database';
import { IMPORT_AT_GROUP_ONLY, IMPORT_ENDED, IMPORT_RUNNING } from '../contract/failures.ts';
import { missingFields } from '../rules/guess-mapping.ts';
import { findImport } from './queries/import.ts';
import type { ImportRow } from './queries/tables.ts';

/** The group that the caller imports for. Files are imported at the top of the tree only: rows may be for any part of it. */
export function importingGroup(grant: BrandGrant): string {
  if (grant.brandId !== grant.groupId) throw failure(IMPORT_AT_GROUP_ONLY);
  return grant.groupId;
}

/** Where the work of an import runs: inside its group's rows, on behalf of whoever uploaded the file. */
export function scopeOf(row: Pick<ImportRow, 'group_id' | 'created_by'>): Scope {
  return { kind: 'tenant', groupIds: [row.group_id], userId: row.created_by };
}

/** An import of the caller's group, to be read. */
export async function importOf(tx: Tx, grant: BrandGrant, id: string): Promise<ImportRow> {
  const row = await findImport(tx, importingGroup(grant), id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** An import of the caller's group that has not ended and that nobody is working on, to be changed. */
export async function openImportOf(tx: Tx, grant: BrandGrant, id: string): Promise<ImportRow> {
  const row = await findImport(tx, importingGroup(grant), id, 'change');
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.status === 'CHECKING' || row.status === 'RUNNING') throw failure(IMPORT_RUNNING);
  if (row.status === 'DONE' || row.status === 'CANCELLED') throw failure(IMPORT_ENDED);
  return row;
}

/** Refuses an import whose required fields have no column yet, and names them. */
export function refuseIncomplete(row: ImportRow): void {
  const [first, ...more] = missingFields(row.kind, row.mapping).map((key) => ({
    field: `mapping.${key}`,
    rule: 'required',
    message: 'needs a column',
  }));
  if (first !== undefined) throw invalid([first, ...more]);
}
