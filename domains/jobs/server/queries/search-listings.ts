import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { EmploymentType } from '../../contract/schemas.ts';
import { boxAround } from '../../rules/distance.ts';
import type { Point } from '../../rules/distance.ts';
import type { ListingRow } from './listing.ts';

/** What is looked for; words are already in the form in which they are stored. */
export interface ListingSearch {
  readonly words: readonly string[];
  readonly placeWords: readonly string[];
  readonly site: string | undefined;
  readonly country: string | undefined;
  readonly near: Point | undefined;
  readonly withinKm: number;
  readonly employmentTypes: readonly EmploymentType[];
  readonly payFrom: { readonly amount: number; readonly currency: string } | undefined;
  readonly sort: 'BEST' | 'NEWEST' | 'NEAREST' | 'PAY';
  readonly offset: number;
  readonly limit: number;
}

export type FoundListing = ListingRow & { distance_km: number | null };

/** The great-circle distance from a point, by the same formula as `rules/distance.ts`. */
const kmFrom = ({ latitude, longitude }: Point) => sql`
  2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`;

/** Every word stands in the text, or something very like it does; both conditions use the trigram index. */
const allIn = (column: 'search_text' | 'place_text', words: readonly string[]) =>
  words.map((word) => sql`(${sql.ref(column)} like ${`%${word}%`} or ${word} <% ${sql.ref(column)})`);

function conditions(search: ListingSearch, now: Date): RawBuilder<unknown> {
  const { near, payFrom } = search;
  const all = [
    sql`(expires_at is null or expires_at > ${now})`,
    ...allIn('search_text', search.words),
    ...allIn('place_text', search.placeWords),
  ];
  if (search.site !== undefined) all.push(sql`site_slug = ${search.site}`);
  if (search.country !== undefined) all.push(sql`country = ${search.country}`);
  if (search.employmentTypes.length > 0) all.push(sql`employment_type = any (${sql.val([...search.employmentTypes])})`);
  if (payFrom !== undefined) all.push(sql`pay_currency = ${payFrom.currency} and pay_hour >= ${payFrom.amount}`);
  if (near !== undefined) {
    const box = boxAround(near, search.withinKm);
    const spans = box.longitudes.map(({ west, east }) => sql`longitude between ${west}::float8 and ${east}::float8`);
    all.push(sql`latitude between ${box.south}::float8 and ${box.north}::float8`, sql`(${sql.join(spans, sql` or `)})`);
    all.push(sql`${kmFrom(near)} <= ${search.withinKm}`);
  }
  return sql.join(all, sql` and `);
}

function order({ sort, near, words }: ListingSearch): RawBuilder<unknown> {
  const newest = sql`published_at desc, job_id`;
  if (near !== undefined && (sort === 'NEAREST' || sort === 'BEST')) return sql`distance_km, ${newest}`;
  if (sort === 'PAY') return sql`pay_hour desc nulls last, ${newest}`;
  // Words in the title count before words in the name of the place or brand; an exact word before one that is like it.
  const text = words.join(' ');
  if (sort === 'BEST' && text !== '') return sql`word_similarity(${text}, search_text) desc, ${newest}`;
  return newest;
}

/** One page of the live jobs that fit. */
export async function searchListings(tx: Tx, search: ListingSearch, now: Date): Promise<readonly FoundListing[]> {
  const distance = search.near === undefined ? sql`null::float8` : kmFrom(search.near);
  return tx.execute<FoundListing>(sql`
    select *, ${distance} as distance_km from jobs.listing where ${conditions(search, now)}
    order by ${order(search)} limit ${search.limit} offset ${search.offset}`);
}

/** How many live jobs fit in all. */
export async function countListings(tx: Tx, search: ListingSearch, now: Date): Promise<number> {
  const [row] = await tx.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from jobs.listing where ${conditions(search, now)}`,
  );
  return row?.jobs ?? 0;
}
