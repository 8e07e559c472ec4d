import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import type { ScopeOf, Tx } from '@hearth/platform/database';
import { IMPORT_AT_GROUP_ONLY, IMPORT_ENDED, IMPORT_RUNNING } from '../contract/failures.ts';
import { findMissingFields } from '../rules/guess-mapping.ts';
import { findImport } from './queries/import.ts';
import type { ImportRow } from './queries/tables.ts';

/** Brands whose rows a file can be for: the group, or a brand of it. Countries, regions and locations are what a file makes. */
const BELOW = new Set(['COUNTRY', 'REGION', 'LOCATION']);

/** Finds the brand that the caller imports for; an import changes nothing outside it. */
export async function findImportNode(tx: Tx, { brandId, groupId }: BrandGrant): Promise<ImportNode> {
  const [place] = brandId === groupId ? [] : await findBrandPlaces(tx, [brandId]);
  if (place !== undefined && BELOW.has(place.type)) throw failure(IMPORT_AT_GROUP_ONLY);
  return { id: brandId, groupId };
}

/** A group or one of its brands, with the group's id. */
export interface ImportNode {
  readonly id: string;
  readonly groupId: string;
}

/** Is true if an import belongs to the grant's brand; at the group's root all do. */
export function isVisibleImport(
  grant: BrandGrant,
  row: { readonly groupId: string; readonly nodeId: string },
): boolean {
  return row.groupId === grant.groupId && (grant.brandId === grant.groupId || row.nodeId === grant.brandId);
}

/** The scope of an import's work: its group, on behalf of the uploader. */
export function importScope(row: Pick<ImportRow, 'group_id' | 'created_by'>): ScopeOf<'tenant'> {
  return { kind: 'tenant', groupIds: [row.group_id], userId: row.created_by };
}

/** An import at the caller's brand or below it, to be read. */
export async function importOf(tx: Tx, grant: BrandGrant, id: string): Promise<ImportRow> {
  const row = await findImport(tx, grant, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Locks an open, idle import at the caller's brand or below. */
export async function requireOpenImport(tx: Tx, grant: BrandGrant, id: string): Promise<ImportRow> {
  const row = await findImport(tx, grant, id, 'change');
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.status === 'CHECKING' || row.status === 'RUNNING') throw failure(IMPORT_RUNNING);
  if (row.status === 'DONE' || row.status === 'CANCELLED') throw failure(IMPORT_ENDED);
  return row;
}

/** Refuses an import with unmapped required fields, and names them. */
export function requireComplete(row: ImportRow): void {
  const [first, ...more] = findMissingFields(row.kind, row.mapping).map((key) => ({
    field: `mapping.${key}`,
    rule: 'required' as const,
    message: 'needs a column',
  }));
  if (first !== undefined) throw invalid([first, ...more]);
}
