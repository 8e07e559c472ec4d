import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { TAG_ELSEWHERE } from '../contract/failures.ts';
import { areTagsAllowed } from '../rules/tags.ts';
import { findEntries } from './queries/entry.ts';
import { findPaths } from './queries/place.ts';
import { findTagsById } from './queries/tag.ts';
import type { ListedEntry } from './queries/tables.ts';

/** Gets and locks a pool entry within the grant; else NOT_FOUND. */
export async function lockGranted(tx: Tx, grant: BrandGrant, id: string): Promise<ListedEntry> {
  const [row] = await findEntries(tx, grant, [id], true);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Refuses tags that are not available at all of these locations. */
export async function refuseForeignTags(
  tx: Tx,
  grant: BrandGrant,
  tagIds: readonly string[],
  locationIds: readonly string[],
): Promise<void> {
  if (tagIds.length === 0) return;
  const tags = await findTagsById(tx, grant.groupId, tagIds);
  const paths = await findPaths(tx, locationIds);
  const brandIds = tags.map((tag) => tag.brand_id);
  const fit = locationIds.every((id) => areTagsAllowed(brandIds, paths.get(id) ?? []));
  if (!fit || tags.length < new Set(tagIds).size) throw failure(TAG_ELSEWHERE);
}
