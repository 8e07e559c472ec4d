import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { TYPO_SIMILARITY } from '../../rules/limits.ts';
import type { BrandLine } from './brand.ts';

/** Search criteria within a group and the visible parts of its tree. */
export interface BrandSearch {
  readonly groupId: string;
  /** Everything at or below these. */
  readonly nodes: readonly string[];
  readonly words: readonly string[];
  readonly type: string | undefined;
  readonly parentsOnly: boolean;
  readonly favouritesOf: string | undefined;
  readonly includeArchived: boolean;
  /** Nearest to this place first, instead of best first. */
  readonly near: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly limit: number;
  readonly after: Hit | undefined;
}

/** The place of a row in the results: the smaller the score, the better. */
interface Hit {
  readonly score: number;
  readonly sort_name: string;
  readonly id: string;
}

/** A found brand with its pin; without one both are null. */
export type FoundLine = BrandLine & Hit & { readonly latitude: number | null; readonly longitude: number | null };

/** The score of a brand without a pin: behind every other. No two places on earth are as far apart. */
export const NOWHERE = 2_147_483_647;

/**
 * Brands that hold every word as typed (`exact`), or a word much like it: best first. The number itself comes first, then
 * names that start with the term, names that hold it, and the rest.
 */
export function findMatches(tx: Tx, search: BrandSearch, how: 'exact' | 'alike'): Promise<FoundLine[]> {
  const { after } = search;
  const term = sql`platform.searchable(${search.words.join(' ')})`;
  const score =
    how === 'exact'
      ? sql`case when lower(b.number) = lower(${search.words.join(' ')}) then 0 when starts_with(b.sort_name, ${term}) then 1 when position(${term} in b.sort_name) > 0 then 2 else 3 end`
      : sql`(1000 - 1000 * public.word_similarity(${term}, b.search))::int`;
  const order =
    search.near === undefined ? (search.words.length === 0 ? sql`0` : score) : distanceInMetres(search.near);
  return tx.execute<FoundLine>(sql`
    with matching as (
      select b.id, b.group_id, b.parent_id, b.ancestor_ids, b.type, b.name, b.number, b.status, b.city, b.region, b.country_code,
             b.time_zone, b.sort_name, b.latitude, b.longitude, ${order} as score
        from core.brand b
       where ${searchConditions(search, how)}
    )
    select * from matching
     where ${after === undefined ? sql`true` : sql`(score, sort_name, id) > (${after.score}::int, ${after.sort_name}, ${after.id}::uuid)`}
     order by score, sort_name, id
     limit ${search.limit}`);
}

/** SQL for what a search finds among the brands `b`. */
export function searchConditions(
  search: Omit<BrandSearch, 'near' | 'limit' | 'after'>,
  how: 'exact' | 'alike',
): RawBuilder<unknown> {
  const everything = search.nodes.length === 1 && search.nodes[0] === search.groupId;
  const words = search.words.map((word) => sql`platform.searchable(${word})`);
  const matching =
    how === 'exact'
      ? words.map((word) => sql`position(${word} in b.search) > 0`)
      : words.map((word) => sql`public.word_similarity(${word}, b.search) >= ${TYPO_SIMILARITY}::real`);
  return sql`b.group_id = ${search.groupId}
         and ${everything ? sql`true` : sql`b.ancestor_ids && ${[...search.nodes]}::uuid[]`}
         and ${search.includeArchived ? sql`true` : sql`b.status <> 'archived'`}
         and ${search.type === undefined ? sql`true` : sql`b.type = ${search.type}`}
         and ${search.parentsOnly ? sql`b.type <> 'LOCATION'` : sql`true`}
         and ${search.favouritesOf === undefined ? sql`true` : sql`exists (select from core.favourite_brand f where f.group_id = b.group_id and f.brand_id = b.id and f.user_id = ${search.favouritesOf})`}
         and ${sql.join([sql`true`, ...matching], sql` and `)}`;
}

/** The distance of a brand from a point in whole metres, along the globe. */
function distanceInMetres({ latitude, longitude }: NonNullable<BrandSearch['near']>): RawBuilder<unknown> {
  return sql`case when b.latitude is null then ${NOWHERE}::int else round(12742000 * asin(least(1, sqrt(
    sin(radians(b.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(b.latitude)) * sin(radians(b.longitude - ${longitude}::float8) / 2) ^ 2))))::int end`;
}
