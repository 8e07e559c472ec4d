import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { KioskTable, PunchDeviceTable, Tables } from './tables.ts';

export type KioskRow = Selectable<KioskTable>;

/** The key that opens what a tablet seals. */
export const KIOSK_KEY = sealedColumn({ table: 'clock.kiosk', key: ['id'], column: 'private_key' });

/** The tablets of a location: those in use first, then the newest. */
export function findKiosks(tx: Tx<'system'>, locationId: string, most: number): Promise<KioskRow[]> {
  return tx.execute<KioskRow>(sql`
    select * from clock.kiosk where location_id = ${locationId}
     order by revoked_at is not null, made_at desc, id limit ${most}`);
}

/** How many tablets of a location are in use, or wait for their code. */
export async function countKiosks(tx: Tx<'system'>, locationId: string, now: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from clock.kiosk
     where location_id = ${locationId} and revoked_at is null and (paired_at is not null or code_ends_at > ${now}::timestamptz)`);
  return row?.n ?? 0;
}

/** A tablet of a location, held until the transaction ends. */
export function lockKiosk(tx: Tx<'system'>, locationId: string, id: string): Promise<KioskRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.kiosk')
    .selectAll()
    .where('id', '=', id)
    .where('location_id', '=', locationId)
    .forUpdate()
    .executeTakeFirst();
}

/** The tablet that waits for a code, held until the transaction ends. */
export function lockByCode(tx: Tx<'system'>, codeHash: Buffer): Promise<KioskRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.kiosk')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
}

/** The tablet that proves itself with a token, also one that was revoked. */
export function findByDevice(tx: Tx<'system'>, deviceHash: Buffer): Promise<KioskRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.kiosk')
    .selectAll()
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function lockByDevice(tx: Tx<'system'>, deviceHash: Buffer): Promise<KioskRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.kiosk')
    .selectAll()
    .where('device_hash', '=', deviceHash)
    .forUpdate()
    .executeTakeFirst();
}

/** How many wrong PINs a tablet has had by now. */
export async function findTries(tx: Tx<'system'>, id: string): Promise<Pick<KioskRow, 'wrong_pins' | 'wrong_since'>> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.kiosk')
    .select(['wrong_pins', 'wrong_since'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertKiosk(tx: Tx<'system'>, row: KioskRow): Promise<void> {
  await tx.tables<Tables>().insertInto('clock.kiosk').values(row).execute();
}

export async function updateKiosk(tx: Tx<'system'>, id: string, set: Partial<KioskRow>): Promise<void> {
  await tx.tables<Tables>().updateTable('clock.kiosk').set(set).where('id', '=', id).execute();
}

/** Which of some locations have a tablet that is in use. */
export async function findLocationsWithKiosk(
  tx: Tx<'system'>,
  locationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ location_id: string }>(sql`
    select distinct location_id from clock.kiosk
     where location_id = any (${[...locationIds]}::uuid[]) and paired_at is not null and revoked_at is null`);
  return new Set(rows.map((row) => row.location_id));
}

export async function insertDevices(tx: Tx<'system'>, rows: readonly PunchDeviceTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('clock.punch_device')
    .values([...rows])
    .execute();
}

/** Which of some punches came from a tablet after it was to be doubted. */
export async function findSuspects(tx: Tx<'system'>, punchIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (punchIds.length === 0) return new Set();
  const rows = await tx.execute<{ punch_id: string }>(sql`
    select d.punch_id from clock.punch_device d
      join clock.kiosk k on k.id = d.kiosk_id
      join clock.punch p on p.id = d.punch_id
     where d.punch_id = any (${[...punchIds]}::uuid[]) and k.suspect_from <= p.received_at`);
  return new Set(rows.map((row) => row.punch_id));
}

/** What a tablet is called; empty for one that is not there. */
export async function findKioskName(tx: Tx<'system'>, id: string): Promise<string> {
  const [row] = await tx.execute<{ name: string }>(sql`select name from clock.kiosk where id = ${id}`);
  return row?.name ?? '';
}
