import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { violatedConstraint } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { SEARCH_NAME_TAKEN, TAG_NAME_TAKEN, TOO_MANY_SEARCHES, TOO_MANY_TAGS } from '../../contract/failures.ts';
import { SEARCHES_PER_BRAND, TAGS_PER_BRAND } from '../../contract/limits.ts';
import type { PoolFilter } from '../../contract/schemas.ts';
import { presentTag } from '../present.ts';
import { findPositions } from '../queries/list.ts';
import { findLocations } from '../queries/place.ts';
import { countSearches, deleteSearch as removeSearch, findSearches, insertSearch } from '../queries/search.ts';
import { countTags, deleteTag as removeTag, findTags, insertTag } from '../queries/tag.ts';

export const getPoolChoices = implement(contract.getPoolChoices, async ({ params }, { db, grant }) => ({
  tags: (await findTags(db, grant)).map((row) => ({ ...presentTag(row), mine: row.brand_id === params.id })),
  positions: await findPositions(db, grant),
  places: (await findLocations(db, grant)).map(({ id, name }) => ({ id, name })),
  searches: await findSearches(db, params.id),
}));

export const createTag = implement(contract.createTag, async ({ body }, { db, grant, actor, clock }) => {
  const now = clock.now();
  if ((await countTags(db, grant.brandId)) >= TAGS_PER_BRAND) throw failure(TOO_MANY_TAGS);
  const row = { id: newId(now.getTime()), group_id: grant.groupId, brand_id: grant.brandId, name: body.name };
  await insertTag(db, row, { by: actor.userId, at: now }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'tag_name' ? failure(TAG_NAME_TAKEN) : error;
  });
  return presentTag(row);
});

export const deleteTag = implement(contract.deleteTag, async ({ params }, { db, grant }) => {
  if (!(await removeTag(db, grant.brandId, params.tag_id))) throw failure(NOT_FOUND);
  return {};
});

/** Returns whether the tags and location of a search are available to the reader. */
async function isAvailable(db: Tx, grant: BrandGrant, { tag = [], near }: PoolFilter): Promise<boolean> {
  const tags = tag.length === 0 ? [] : await findTags(db, grant);
  const places = near === undefined ? [] : await findLocations(db, grant);
  return (
    tag.every((one) => tags.some(({ id }) => id === one)) &&
    (near === undefined || places.some(({ id }) => id === near))
  );
}

export const saveSearch = implement(contract.saveSearch, async ({ body }, { db, grant, actor, clock }) => {
  const now = clock.now();
  if ((await countSearches(db, grant.brandId)) >= SEARCHES_PER_BRAND) throw failure(TOO_MANY_SEARCHES);
  if (!(await isAvailable(db, grant, body.filter))) throw failure(NOT_FOUND);
  const row = { id: newId(now.getTime()), name: body.name, filter: body.filter };
  const at = { brand_id: grant.brandId, group_id: grant.groupId };
  await insertSearch(db, { ...row, ...at }, { by: actor.userId, at: now }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'saved_search_name' ? failure(SEARCH_NAME_TAKEN) : error;
  });
  return row;
});

export const deleteSearch = implement(contract.deleteSearch, async ({ params }, { db, grant }) => {
  if (!(await removeSearch(db, grant.brandId, params.search_id))) throw failure(NOT_FOUND);
  return {};
});
