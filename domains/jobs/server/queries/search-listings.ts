import { inScope, SYSTEM, SYSTEM_WORDS } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { EmploymentType, ShiftTime } from '../../contract/schemas.ts';
import { boxAround } from '../../rules/distance.ts';
import type { Point } from '../../rules/distance.ts';
import type { MapPlace } from '../../rules/job-map.ts';
import { findListings } from './listing.ts';
import type { ListingRow } from './listing.ts';

/** A search of listings, with words already folded. */
export interface ListingSearch {
  readonly words: readonly string[];
  readonly placeWords: readonly string[];
  readonly site: string | undefined;
  readonly locationId: string | undefined;
  readonly country: string | undefined;
  readonly near: Point | undefined;
  readonly withinKm: number;
  readonly employmentTypes: readonly EmploymentType[];
  readonly shiftTimes: readonly ShiftTime[];
  readonly payFrom: { readonly amount: number; readonly currency: string } | undefined;
  readonly sort: 'BEST' | 'NEWEST' | 'NEAREST' | 'PAY';
  /** One line for the posts of one rollout: the one that comes first. */
  readonly isFolded: boolean;
  readonly offset: number;
  readonly limit: number;
}

export type FoundListing = ListingRow & { distance_km: number | null };

/** SQL for the great-circle distance from a point; same formula as `rules/distance.ts`. */
const kmFrom = ({ latitude, longitude }: Point) => sql`
  2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`;

/** SQL condition: every word occurs or nearly occurs; uses the trigram index. */
const matchesAll = (column: 'search_text' | 'place_text', words: readonly string[]) =>
  words.map((word) => sql`(${sql.ref(column)} like ${`%${word}%`} or ${word} <% ${sql.ref(column)})`);

function searchConditions(search: ListingSearch, now: Date): RawBuilder<unknown> {
  const { near, payFrom } = search;
  const all = [
    sql`(expires_at is null or expires_at > ${now})`,
    ...matchesAll('search_text', search.words),
    ...matchesAll('place_text', search.placeWords),
  ];
  if (search.site !== undefined) all.push(sql`site_slug = ${search.site}`);
  if (search.locationId !== undefined) all.push(sql`location_id = ${search.locationId}`);
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

/** SQL condition for listings with one of the wanted shift times. */
const hasShiftTime = ({ shiftTimes }: ListingSearch) => sql`shift_times && ${sql.val([...shiftTimes])}::text[]`;
/** Posts that fit but for telling no times: they are counted where times are looked for. */
const timesUntold = sql`shift_times = '{}'::text[]`;

/** SQL order of the hits. */
function sortOrder({ sort, near, words }: ListingSearch): RawBuilder<unknown> {
  const newest = sql`published_at desc, job_id`;
  if (near !== undefined && (sort === 'NEAREST' || sort === 'BEST')) return sql`distance_km, ${newest}`;
  if (sort === 'PAY') return sql`pay_hour desc nulls last, ${newest}`;
  // Words in the title count before words in the name of the place or brand; an exact word before one that is like it.
  return sort === 'BEST' && words.length > 0 ? sql`likeness desc, ${newest}` : newest;
}

/** SQL that keeps only the first listing of each rollout. */
const groupRollouts = (search: ListingSearch) => sql`
  select * from (
    select *, row_number() over (partition by coalesce(rollout_id, job_id) order by ${sortOrder(search)}) as nth from told) one
  where nth = 1`;

/** Letters of a word that the index knows words by. */
const TRIGRAM = 3;

/** A hit, with its distance if a point was given. */
interface ListingHit {
  readonly job_id: string;
  readonly distance_km: number | null;
}

/** One page of hits. */
interface ListingPage {
  readonly found: readonly FoundListing[];
  readonly total: number;
  /** How many more fit in all but the time, which they do not tell; 0 where no time is looked for. */
  readonly untold: number;
}

/**
 * One page of the live jobs that fit, and how many fit in all. Looked for in the system scope: under a policy PostgreSQL
 * judges every row by the policy before it compares words, so that no word index can be used. Only ids come out of that;
 * what is shown is read in the scope of whoever asks, under its policy.
 */
export async function searchListings(tx: Tx, search: ListingSearch, now: Date): Promise<ListingPage> {
  const distance = search.near === undefined ? sql`null::float8` : kmFrom(search.near);
  const text = search.words.join(' ');
  const likeness = text === '' ? sql`null::float8` : sql`word_similarity(${text}, search_text)`;
  const isIndexed = [...search.words, ...search.placeWords].some((word) => word.length >= TRIGRAM);
  const isTimed = search.shiftTimes.length > 0;
  const atTimes = isTimed ? sql`and (${hasShiftTime(search)} or ${timesUntold})` : sql``;
  const one = search.isFolded ? sql`distinct coalesce(rollout_id, job_id)` : sql`*`;
  const lines = await inScope(tx, isIndexed ? SYSTEM_WORDS : SYSTEM, (system) =>
    system.execute<ListingHit & { total: number; untold: number }>(sql`
      with found as materialized (
        select job_id, rollout_id, published_at, pay_hour, ${distance} as distance_km, ${likeness} as likeness,
               ${isTimed ? timesUntold : sql`false`} as is_untold
        from jobs.listing where ${searchConditions(search, now)} ${atTimes}),
      told as (select * from found where not is_untold),
      fitting as (${search.isFolded ? groupRollouts(search) : sql`select * from told`})
      select counted.total, counted.untold, hit.job_id, hit.distance_km
      from (select (select count(*)::int from fitting) as total,
                   (select count(${one})::int from found where is_untold) as untold) counted
      left join (select row_number() over (order by ${sortOrder(search)}) as place, job_id, distance_km from fitting
                 order by place limit ${search.limit} offset ${search.offset}) hit on true
      order by hit.place`),
  );
  const hits = lines.filter((line) => line.job_id !== null);
  const total = lines[0]?.total ?? 0;
  const rows = await findListings(
    tx,
    hits.map(({ job_id: id }) => id),
  );
  const found = hits.flatMap(({ job_id: id, distance_km }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ ...row, distance_km }];
  });
  return { found, total, untold: lines[0]?.untold ?? 0 };
}

/** Locations that a map has room for. */
const MOST_MAP_PLACES = 2000;

/**
 * The locations of the live jobs that fit, those with the most first. In the system scope for the same reason as above: a listing
 * holds nothing but what the public may see.
 */
export async function findMapPlaces(tx: Tx, search: ListingSearch, now: Date): Promise<MapPlace[]> {
  const isIndexed = [...search.words, ...search.placeWords].some((word) => word.length >= TRIGRAM);
  const atTimes = search.shiftTimes.length > 0 ? sql`and ${hasShiftTime(search)}` : sql``;
  return inScope(tx, isIndexed ? SYSTEM_WORDS : SYSTEM, (system) =>
    system.execute<MapPlace>(sql`
      select location_id, min(place_name) as name, min(city) as city, min(latitude) as latitude, min(longitude) as longitude,
             count(*)::int as jobs
      from jobs.listing where ${searchConditions(search, now)} ${atTimes} and latitude is not null and longitude is not null
      group by location_id order by jobs desc, name, location_id limit ${MOST_MAP_PLACES}`),
  );
}
