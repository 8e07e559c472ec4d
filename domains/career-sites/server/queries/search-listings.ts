import { inScope, SYSTEM, SYSTEM_WORDS } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { orderCurrencies } from '../../rules/pay-order.ts';
import type { FoundCurrency } from '../../rules/pay-order.ts';
import { hasShiftTime, isIndexed, kmFrom, searchConditions } from './listing-conditions.ts';
import type { ListingSearch } from './listing-conditions.ts';
import { findListings } from './listing.ts';
import type { ListingRow } from '@hearth/domains/jobs/service';

export type FoundListing = ListingRow & { distance_km: number | null };

/** Posts that fit but for telling no times: they are counted where times are looked for. */
const timesUntold = sql`shift_times = '{}'::text[]`;

/** SQL order of the hits; for pay with the currencies in their order. The last of each is the id, so that no page repeats a line. */
function sortOrder({ sort, near, words }: ListingSearch, currencies: readonly string[]): RawBuilder<unknown> {
  const newest = sql`published_at desc, job_id`;
  if (near !== undefined && (sort === 'NEAREST' || sort === 'BEST')) return sql`distance_km, ${newest}`;
  if (sort === 'PAY')
    return sql`array_position(${sql.val([...currencies])}::text[], pay_currency) nulls last, pay_hour desc nulls last, ${newest}`;
  // Words in the title count before words in the name of the place or brand; an exact word before one that is like it.
  return sort === 'BEST' && words.length > 0 ? sql`likeness desc, ${newest}` : newest;
}

/** SQL that keeps only the first listing of each rollout. */
const groupRollouts = (order: RawBuilder<unknown>) => sql`
  select * from (
    select *, row_number() over (partition by coalesce(rollout_id, job_id) order by ${order}) as nth from told) one
  where nth = 1`;

/** SQL for the distance of a listing from the point that is given, if one is. */
const distanceOf = ({ near }: ListingSearch) => (near === undefined ? sql`null::float8` : kmFrom(near));

/** The currencies that the hits pay in, in the order of `rules/pay-order.ts`; looked for only where pay decides the order. */
async function findCurrencies(system: Tx<'system'>, search: ListingSearch, now: Date): Promise<readonly string[]> {
  if (search.sort !== 'PAY') return [];
  const found = await system.execute<FoundCurrency>(sql`
    select pay_currency as currency, count(*)::int as jobs, min(${distanceOf(search)}) as nearest_km
    from jobs.listing where ${searchConditions(search, now)} and pay_currency is not null group by pay_currency`);
  return orderCurrencies(found, search.currency);
}

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
  const text = search.words.map((word) => word.text).join(' ');
  const likeness = text === '' ? sql`null::float8` : sql`word_similarity(${text}, search_text)`;
  const isTimed = search.shiftTimes.length > 0;
  const atTimes = isTimed ? sql`and (${hasShiftTime(search)} or ${timesUntold})` : sql``;
  const one = search.isFolded ? sql`distinct coalesce(rollout_id, job_id)` : sql`*`;
  const lines = await inScope(tx, isIndexed(search) ? SYSTEM_WORDS : SYSTEM, async (system) => {
    const order = sortOrder(search, await findCurrencies(system, search, now));
    return system.execute<ListingHit & { total: number; untold: number }>(sql`
      with found as materialized (
        select job_id, rollout_id, published_at, pay_currency, pay_hour, ${distanceOf(search)} as distance_km, ${likeness} as likeness,
               ${isTimed ? timesUntold : sql`false`} as is_untold
        from jobs.listing where ${searchConditions(search, now)} ${atTimes}),
      told as (select * from found where not is_untold),
      fitting as (${search.isFolded ? groupRollouts(order) : sql`select * from told`})
      select counted.total, counted.untold, hit.job_id, hit.distance_km
      from (select (select count(*)::int from fitting) as total,
                   (select count(${one})::int from found where is_untold) as untold) counted
      left join (select row_number() over (order by ${order}) as place, job_id, distance_km from fitting
                 order by place limit ${search.limit} offset ${search.offset}) hit on true
      order by hit.place`);
  });
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
