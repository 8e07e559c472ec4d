import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import type { ScopeOf, Tx } from '@hearth/platform/database';
import { IMPORT_AT_GROUP_ONLY, IMPORT_ENDED, IMPORT_RUNNING } from '../contract/failures.ts';
import { missingFields } from '../rules/guess-mapping.ts';
import { findImport } from './queries/import.ts';
import type { ImportRow } from './queries/tables.ts';

/** Brands whose rows a file can be for: the group, or a brand of it. Countries, regions and locations are what a file makes. */
const BELOW = new Set(['COUNTRY', 'REGION', 'LOCATION']);

/** The brand that the caller imports for: files go below it, and nothing that stands elsewhere is touched. */
export async function importingNode(tx: Tx, { brandId, groupId }: BrandGrant): Promise<ImportNode> {
  const [place] = brandId === groupId ? [] : await findBrandPlaces(tx, [brandId]);
  if (place !== undefined && BELOW.has(place.type)) throw failure(IMPORT_AT_GROUP_ONLY);
  return { id: brandId, groupId };
}

/** A group, or a brand of it, with the group that it belongs to. */
export interface ImportNode {
  readonly id: string;
  readonly groupId: string;
}

/** Whether an import is the business of somebody with the right at a brand: at the top of the group all are. */
export function concerns(grant: BrandGrant, row: { readonly groupId: string; readonly nodeId: string }): boolean {
  return row.groupId === grant.groupId && (grant.brandId === grant.groupId || row.nodeId === grant.brandId);
}

/** Where the work of an import runs: inside its group's rows, on behalf of whoever uploaded the file. */
export function scopeOf(row: Pick<ImportRow, 'group_id' | 'created_by'>): ScopeOf<'tenant'> {
  return { kind: 'tenant', groupIds: [row.group_id], userId: row.created_by };
}

/** An import at the caller's brand or below it, to be read. */
export async function importOf(tx: Tx, grant: BrandGrant, id: string): Promise<ImportRow> {
  const row = await findImport(tx, grant, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** An import at the caller's brand or below it that has not ended and that nobody is working on, to be changed. */
export async function openImportOf(tx: Tx, grant: BrandGrant, id: string): Promise<ImportRow> {
  const row = await findImport(tx, grant, id, 'change');
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.status === 'CHECKING' || row.status === 'RUNNING') throw failure(IMPORT_RUNNING);
  if (row.status === 'DONE' || row.status === 'CANCELLED') throw failure(IMPORT_ENDED);
  return row;
}

/** Refuses an import whose required fields have no column yet, and names them. */
export function refuseIncomplete(row: ImportRow): void {
  const [first, ...more] = missingFields(row.kind, row.mapping).map((key) => ({
    field: `mapping.${key}`,
    rule: 'required' as const,
    message: 'needs a column',
  }));
  if (first !== undefined) throw invalid([first, ...more]);
}
