import { integer, LARGEST_INTEGER, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import { z } from 'zod';
import { searchBrands as contract } from '../../../contract/endpoints.ts';
import { searchWords } from '../../../rules/search-words.ts';
import { decodeCursor, encodeCursor, sortKey } from '../../cursor.ts';
import { presentFound } from '../../present-found.ts';
import { findMatches, NOWHERE } from '../../queries/search.ts';
import type { FoundLine, BrandSearch } from '../../queries/search.ts';

const place = z.strictObject({
  score: integer(0, LARGEST_INTEGER),
  sort_name: sortKey,
  id: uuid,
  how: z.enum(['exact', 'alike']),
});

export const searchBrands = implement(contract, async ({ body }, { db, grant, actor }) => {
  const after = decodeCursor(place, body.cursor);
  const search: BrandSearch = {
    groupId: grant.groupId,
    nodes: grant.nodes,
    words: searchWords(body.term),
    type: body.type,
    parentsOnly: body.parents_only,
    favouritesOf: body.favourites_only ? actor.userId : undefined,
    includeArchived: body.include_archived,
    near: body.near,
    limit: body.limit + 1,
    after,
  };
  const { rows, how } = await findBest(db, search, after?.how);
  const found = rows.slice(0, body.limit);
  const last = found.at(-1);
  const distances = new Map(found.map(({ id, score }) => [id, score === NOWHERE ? null : score]));
  return {
    brands: await presentFound(db, found, actor.userId, ({ id }) =>
      body.near === undefined ? null : (distances.get(id) ?? null),
    ),
    next_cursor:
      rows.length > body.limit && last !== undefined
        ? encodeCursor({ score: last.score, sort_name: last.sort_name, id: last.id, how })
        : null,
  };
});

/** Brands that hold the words as typed; only when there are none, those that hold words much like them. */
async function findBest(
  db: Tx,
  search: BrandSearch,
  how: 'exact' | 'alike' | undefined,
): Promise<{ rows: FoundLine[]; how: 'exact' | 'alike' }> {
  if (how !== undefined) return { rows: await findMatches(db, search, how), how };
  const exact = await findMatches(db, search, 'exact');
  if (exact.length > 0 || search.words.length === 0) return { rows: exact, how: 'exact' };
  return { rows: await findMatches(db, search, 'alike'), how: 'alike' };
}
