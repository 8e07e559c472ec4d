import type { RecordOrigin } from '@hearth/kit/sent-again';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { STATION_CHANGED } from '../../contract/failures.ts';
import type { StationTable, Tables } from './tables.ts';

export type StationRow = Selectable<StationTable>;

/** Stations as several people edit them; one that is archived is still the same row. */
export const stationRows = versionedRows<StationTable>({
  table: 'workplace.station',
  changed: STATION_CHANGED,
  archivedAt: null,
});

/** The stations of some locations in their order, those in use first. */
export function findStations(tx: Tx, locationIds: readonly string[]): Promise<StationRow[]> {
  if (locationIds.length === 0) return Promise.resolve([]);
  return tx.execute<StationRow>(sql`
    select * from workplace.station where location_id = any (${[...locationIds]}::uuid[])
    order by location_id, archived_at is not null, place, platform.searchable(name), id`);
}

/** What this sender added under a key here, or nothing; refuses a key that is somebody else's. */
export async function findStationByKey(
  tx: Tx,
  groupId: string,
  key: string,
  by: RecordOrigin,
): Promise<StationRow | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('workplace.station')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return requireSameSender(row, (made) => ({ placeId: made.location_id, userId: made.created_by }), by);
}

/** Others who change the stations of a location wait until the transaction ends. */
export async function lockStations(tx: Tx, locationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('workplace.station:' || ${locationId}::text, 0))`);
}

/** Whether a location has another station of this name, whoever writes it how. */
export async function isStationName(
  tx: Tx,
  locationId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from workplace.station where location_id = ${locationId}
      and platform.searchable(name) = platform.searchable(${name}) and id is distinct from ${exceptId}::uuid`);
  return rows.length > 0;
}

export async function insertStations(tx: Tx, rows: readonly Insertable<StationTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .tables<Tables>()
      .insertInto('workplace.station')
      .values([...rows])
      .execute();
}

/** Puts the stations of a location into an order; ids of others change nothing. */
export async function writeOrder(tx: Tx, locationId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update workplace.station s set place = coalesce(o.place, 1000)
    from workplace.station all_of
    left join unnest(${[...ids]}::uuid[]) with ordinality as o (id, place) on o.id = all_of.id
    where s.id = all_of.id and s.location_id = ${locationId} and s.place is distinct from coalesce(o.place, 1000)`);
}
