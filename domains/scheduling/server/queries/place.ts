import type { GrantedBrandId } from '@hearth/kit/access';
import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RuleSet } from '../../contract/schemas.ts';

/** A brand as scheduling needs it; `rule_set` is null where the location uses the defaults. */
export interface PlaceRow {
  readonly id: string;
  readonly group_id: string;
  readonly type: string;
  readonly name: string;
  readonly time_zone: string;
  readonly currency: string | null;
  readonly week_start: number;
  readonly rule_set: RuleSet | null;
}

/** The brand of a grant with its settings for schedules. */
export async function findPlace(tx: Tx, brandId: GrantedBrandId): Promise<PlaceRow | undefined> {
  return (await findPlaces(tx, [brandId]))[0];
}

/** Brands with their settings for schedules, for work that nobody in particular asked for; unknown ids are left out. */
export function findPlaces(tx: Tx, ids: readonly string[]): Promise<PlaceRow[]> {
  return tx.execute<PlaceRow>(sql`
    select b.id, b.group_id, b.type, b.name, b.time_zone, b.currency, coalesce(s.week_start, 1) as week_start, s.rule_set
    from core.brand_view b left join scheduling.location_setting s on s.location_id = b.id
    where b.id = any (${[...ids]}::uuid[])`);
}

/** Sets how a location schedules. */
export async function putPlaceSettings(
  tx: Tx,
  place: { id: string; group_id: string },
  settings: { weekStart: number; ruleSet: RuleSet | null },
): Promise<void> {
  const ruleSet = settings.ruleSet === null ? null : json(settings.ruleSet);
  await tx.execute(sql`
    insert into scheduling.location_setting (location_id, group_id, week_start, rule_set)
    values (${place.id}, ${place.group_id}, ${settings.weekStart}, ${ruleSet})
    on conflict (location_id) do update set week_start = excluded.week_start, rule_set = excluded.rule_set`);
}

export interface PlaceName {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly time_zone: string;
}

/** Names, addresses and zones of locations, by id. */
export async function findPlaceNames(tx: Tx, ids: readonly string[]): Promise<Map<string, PlaceName>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<PlaceName>(
    sql`select id, name, address, city, time_zone from core.brand_view where id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The first day of the week at some locations, where it is not Monday. */
export async function findWeekStarts(tx: Tx, locationIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.execute<{ location_id: string; week_start: number }>(sql`
    select location_id, week_start from scheduling.location_setting where location_id = any (${[...locationIds]}::uuid[])`);
  return new Map(rows.map((row) => [row.location_id, row.week_start]));
}
