import { inScope, SYSTEM, SYSTEM_WORDS } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { GRID_CELLS, GRID_REACH, SMALLEST_GRID_SPAN, toMercator } from '../../rules/job-map.ts';
import type { MapBounds, MapCluster } from '../../rules/job-map.ts';
import { hasShiftTime, isIndexed, searchConditions } from './listing-conditions.ts';
import type { ListingSearch } from './listing-conditions.ts';

/** What a map of a search shows. */
interface JobsOnMap {
  readonly clusters: readonly MapCluster[];
  /** All jobs with a place on the map, also outside the part that is looked at. */
  readonly placed: number;
  readonly unplaced: number;
}

/** SQL for a place on the square map of the world; same formula as `toMercator` in `rules/job-map.ts`. */
const mercatorX = sql`(longitude + 180) / 360`;
const sine = sql`sin(radians(greatest(-85, least(85, latitude))))`;
const mercatorY = sql`0.5 - ln((1 + ${sine}) / (1 - ${sine})) / (4 * pi())`;

/** SQL for the part of the world that is looked at: as asked for, or around all locations. */
function partOf(bounds: MapBounds | undefined): RawBuilder<unknown> {
  if (bounds === undefined)
    return sql`select min(x) as first_x, min(y) as first_y, max(x) as last_x, max(y) as last_y from place`;
  const [west, south, east, north] = bounds;
  const [from, to] = [toMercator(west, north), toMercator(east, south)];
  return sql`select ${from.x}::float8 as first_x, ${from.y}::float8 as first_y, ${to.x}::float8 as last_x, ${to.y}::float8 as last_y`;
}

/**
 * Counts the live jobs that fit on a grid over the part of the map that is looked at. Every job counts: none is left out for there being
 * many, and there are never more clusters than the grid has cells. In the system scope for the reason that `searchListings`
 * gives: a listing holds nothing but what the public may see.
 */
export async function countOnMap(
  tx: Tx,
  search: ListingSearch,
  bounds: MapBounds | undefined,
  now: Date,
): Promise<JobsOnMap> {
  const atTimes = search.shiftTimes.length > 0 ? sql`and ${hasShiftTime(search)}` : sql``;
  const lines = await inScope(tx, isIndexed(search) ? SYSTEM_WORDS : SYSTEM, (system) =>
    system.execute<MapCluster & { placed: number; unplaced: number }>(sql`
      with found as materialized (
        select location_id, place_name, city, latitude, longitude
        from jobs.listing where ${searchConditions(search, now)} ${atTimes}),
      place as materialized (
        select *, ${mercatorX} as x, ${mercatorY} as y from (
          select location_id, min(place_name) as name, min(city) as city, min(latitude) as latitude, min(longitude) as longitude,
                 count(*)::int as jobs
          from found where latitude is not null and longitude is not null group by location_id) one),
      part as (select *, greatest(last_x - first_x, last_y - first_y, ${SMALLEST_GRID_SPAN}::float8) as span from (${partOf(bounds)}) looked_at),
      cell as (
        select floor((x - first_x) / span * ${GRID_CELLS}::int) as across, floor((y - first_y) / span * ${GRID_CELLS}::int) as down, place.*
        from place cross join part
        where x between first_x - span * ${GRID_REACH}::float8 and last_x + span * ${GRID_REACH}::float8
          and y between first_y - span * ${GRID_REACH}::float8 and last_y + span * ${GRID_REACH}::float8),
      cluster as (
        select (array_agg(location_id order by jobs desc, name, location_id))[1] as location_id,
               (array_agg(name order by jobs desc, name, location_id))[1] as name,
               (array_agg(city order by jobs desc, name, location_id))[1] as city,
               avg(latitude) as latitude, avg(longitude) as longitude,
               min(longitude) as west, min(latitude) as south, max(longitude) as east, max(latitude) as north,
               count(*)::int as locations, sum(jobs)::int as jobs
        from cell group by across, down)
      select cluster.*, total.placed, total.everything - total.placed as unplaced
      from (select (select coalesce(sum(jobs), 0)::int from place) as placed, (select count(*)::int from found) as everything) total
      left join cluster on true
      order by jobs desc, name, location_id`),
  );
  const [first] = lines;
  return {
    clusters: lines
      .filter((line) => line.location_id !== null)
      .map(({ placed: _placed, unplaced: _unplaced, ...cluster }) => cluster),
    placed: first?.placed ?? 0,
    unplaced: first?.unplaced ?? 0,
  };
}
