import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { MapPart } from '../../contract/schemas.ts';
import type { BrandLine } from './brand.ts';
import { searchConditions } from './search.ts';
import type { BrandSearch } from './search.ts';

/** The cells of the grid along the longer side of what is looked at: some forty pixels of a wide window. */
const GRID_CELLS = 24;
/** How much of its span the grid goes on beyond each side, for a map that is pulled a little. */
const GRID_REACH = 0.25;
/** The least span of a grid, as a part of the world: closer there is nothing on a map to see. */
const SMALLEST_SPAN = 0.0001;

/** Locations of one cell; `id` is one of them. */
export interface ClusterRow extends MapPart {
  readonly id: string;
  readonly locations: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface LocationsOnMap {
  readonly clusters: readonly ClusterRow[];
  /** All with a pin, also outside the part that is looked at. */
  readonly placed: number;
  readonly unplaced: number;
}

/** SQL for a place on the square map of the world, from 0 to 1 eastwards and southwards. */
const mercatorX = (degrees: unknown) => sql`((${degrees}) + 180) / 360`;
const mercatorY = (degrees: unknown) =>
  sql`0.5 - ln((1 + sin(radians(greatest(-85, least(85, ${degrees}))))) / (1 - sin(radians(greatest(-85, least(85, ${degrees})))))) / (4 * pi())`;

/**
 * Counts the locations that a search finds on a grid over the part of the map that is looked at, or all around them. None is left out for
 * there being many, and there are never more clusters than the grid has cells.
 */
export async function countLocations(
  tx: Tx,
  search: Omit<BrandSearch, 'near' | 'limit' | 'after'>,
  how: 'exact' | 'alike',
  part: MapPart | undefined,
): Promise<LocationsOnMap> {
  const lookedAt =
    part === undefined
      ? sql`select min(x) as first_x, min(y) as first_y, max(x) as last_x, max(y) as last_y from place`
      : sql`select ${mercatorX(sql`${part.west}::float8`)} as first_x, ${mercatorY(sql`${part.north}::float8`)} as first_y,
                   ${mercatorX(sql`${part.east}::float8`)} as last_x, ${mercatorY(sql`${part.south}::float8`)} as last_y`;
  const rows = await tx.execute<ClusterRow & { placed: number; unplaced: number }>(sql`
    with found as materialized (
      select b.id, b.sort_name, b.latitude, b.longitude from core.brand b where ${searchConditions(search, how)}),
    place as materialized (
      select *, ${mercatorX(sql`longitude`)} as x, ${mercatorY(sql`latitude`)} as y
      from found where latitude is not null and longitude is not null),
    part as (
      select *, greatest(last_x - first_x, last_y - first_y, ${SMALLEST_SPAN}::float8) as span from (${lookedAt}) looked_at),
    cell as (
      select floor((x - first_x) / span * ${GRID_CELLS}::int) as across, floor((y - first_y) / span * ${GRID_CELLS}::int) as down, place.*
      from place cross join part
      where x between first_x - span * ${GRID_REACH}::float8 and last_x + span * ${GRID_REACH}::float8
        and y between first_y - span * ${GRID_REACH}::float8 and last_y + span * ${GRID_REACH}::float8),
    cluster as (
      select (array_agg(id order by sort_name, id))[1] as id, count(*)::int as locations,
             avg(latitude) as latitude, avg(longitude) as longitude,
             min(longitude) as west, min(latitude) as south, max(longitude) as east, max(latitude) as north
      from cell group by across, down)
    select cluster.*, total.placed, total.everything - total.placed as unplaced
    from (select (select count(*)::int from place) as placed, (select count(*)::int from found) as everything) total
    left join cluster on true
    order by locations desc, id`);
  const [first] = rows;
  return {
    clusters: rows.filter((row) => row.id !== null),
    placed: first?.placed ?? 0,
    unplaced: first?.unplaced ?? 0,
  };
}

/** Some brands of a group with their pins. */
export function findPins(
  tx: Tx,
  groupId: string,
  ids: readonly string[],
): Promise<(BrandLine & { readonly latitude: number | null; readonly longitude: number | null })[]> {
  return tx.execute(sql`
    select id, group_id, parent_id, ancestor_ids, type, name, number, status, city, region, country_code, time_zone, latitude, longitude
      from core.brand where group_id = ${groupId} and id = any (${[...ids]}::uuid[])`);
}
