import { getBrandPath } from '@hearth/domains/core/service';
import { findPositions } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { violatedConstraint } from '@hearth/platform/database';
import { DOCUMENT_CLASS_NOT_HELD, DOCUMENT_TYPE_NAME_TAKEN } from '../contract/failures.ts';
import type { DocumentClass, DocumentType } from '../contract/schemas.ts';
import { visibleClasses } from '../rules/classes.ts';
import { presentType } from './present.ts';
import { findType, type TypeRow } from './queries/type.ts';

/** The brands whose types hold at a brand, by id: itself and those above it in its group. */
export async function findSources(
  tx: Tx,
  { groupId, brandId }: Pick<BrandGrant, 'groupId' | 'brandId'>,
): Promise<ReadonlyMap<string, string>> {
  const path = await getBrandPath(tx, brandId);
  return new Map(path.filter((brand) => brand.groupId === groupId).map(({ id, name }) => [id, name]));
}

/** A type of the caller's own brand, archived or not: only there it is edited. */
export async function getOwnType(tx: Tx, grant: BrandGrant, id: string): Promise<TypeRow> {
  const row = await findType(tx, grant.groupId, id);
  if (row?.brand_id !== grant.brandId) throw failure(NOT_FOUND);
  return row;
}

/** A type in use that somebody at a place can have; anything else is NOT_FOUND. */
export async function getUsableType(
  tx: Tx,
  place: { readonly group_id: string; readonly ancestor_ids: readonly string[] },
  id: string,
): Promise<TypeRow> {
  const row = await findType(tx, place.group_id, id);
  if (row === undefined || row.archived_at !== null || !place.ancestor_ids.includes(row.brand_id))
    throw failure(NOT_FOUND);
  return row;
}

export async function presentOwn(tx: Tx, grant: BrandGrant, row: TypeRow): Promise<DocumentType> {
  const names = await findSources(tx, grant);
  return presentType(row, { brandId: grant.brandId, nameOf: (id) => names.get(id) ?? '' });
}

/** Refuses a class whose documents the caller does not see: nobody opens what is restricted by naming it anew. */
export function requireClasses(grant: BrandGrant, classes: readonly DocumentClass[]): void {
  const visible = visibleClasses(grant);
  if (classes.every((one) => visible.includes(one))) return;
  throw failure(DOCUMENT_CLASS_NOT_HELD);
}

/** Refuses positions that are not of the group: their ids are as unknown as those that do not exist. */
export async function requirePositions(tx: Tx, groupId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await findPositions(tx, groupId)).map(({ id }) => id));
  if (ids.every((id) => known.has(id))) return;
  throw invalid([{ field: 'position_ids', rule: 'known', message: 'Select positions of this group.' }]);
}

/** Says that a name is taken, where that is what went wrong. */
export function toNameFailure(error: unknown): unknown {
  if (violatedConstraint(error) !== 'type_name') return error;
  const { message } = DOCUMENT_TYPE_NAME_TAKEN;
  return failure(DOCUMENT_TYPE_NAME_TAKEN, { fields: [{ field: 'name', rule: 'taken', message }] });
}
