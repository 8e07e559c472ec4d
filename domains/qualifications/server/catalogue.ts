import { getBrandPath } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { violatedConstraint } from '@hearth/platform/database';
import { QUALIFICATION_NAME_TAKEN } from '../contract/failures.ts';
import type { Qualification } from '../contract/schemas.ts';
import { presentQualification } from './present.ts';
import { findQualification, type QualificationRow } from './queries/qualification.ts';

/** The brands whose qualifications and demands hold at a brand, by id: itself and those above it in its group. */
export async function findSources(
  tx: Tx,
  { groupId, brandId }: Pick<BrandGrant, 'groupId' | 'brandId'>,
): Promise<ReadonlyMap<string, string>> {
  const path = await getBrandPath(tx, brandId);
  return new Map(path.filter((brand) => brand.groupId === groupId).map(({ id, name }) => [id, name]));
}

/** A qualification of the caller's own brand, archived or not: only there it is edited. */
export async function getOwnQualification(tx: Tx, grant: BrandGrant, id: string): Promise<QualificationRow> {
  const row = await findQualification(tx, grant.groupId, id);
  if (row?.brand_id !== grant.brandId) throw failure(NOT_FOUND);
  return row;
}

/** A qualification in use that somebody at a place can have; anything else is NOT_FOUND. */
export async function getUsableQualification(
  tx: Tx,
  place: { readonly group_id: string; readonly ancestor_ids: readonly string[] },
  id: string,
): Promise<QualificationRow> {
  const row = await findQualification(tx, place.group_id, id);
  if (row === undefined || row.archived_at !== null || !place.ancestor_ids.includes(row.brand_id))
    throw failure(NOT_FOUND);
  return row;
}

export async function presentOwn(tx: Tx, grant: BrandGrant, row: QualificationRow): Promise<Qualification> {
  const names = await findSources(tx, grant);
  return presentQualification(row, { brandId: grant.brandId, nameOf: (id) => names.get(id) ?? '' });
}

/** Says that a name is taken, where that is what went wrong. */
export function toNameFailure(error: unknown): unknown {
  if (violatedConstraint(error) !== 'qualification_name') return error;
  const { message } = QUALIFICATION_NAME_TAKEN;
  return failure(QUALIFICATION_NAME_TAKEN, { fields: [{ field: 'name', rule: 'taken', message }] });
}
