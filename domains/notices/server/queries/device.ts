import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';

/** Whoever has a browser's address at its push service and its keys could show things on it: they are sealed. */
export const SUBSCRIPTION = sealedColumn({ table: 'notices.device', key: ['id'], column: 'subscription' });

/** A browser that shows somebody's notices. */
export interface DeviceRow {
  readonly id: string;
  readonly fingerprint: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly added_at: Date;
  readonly used_at: Date | null;
}

/** What is kept of a browser that is added. `subscription` is sealed. */
export interface NewDevice extends Omit<DeviceRow, 'used_at'> {
  readonly user_id: string;
  readonly session_id: string;
  readonly subscription: string;
}

/** A person's devices, those added first at the front. */
export function findDevices(tx: Tx<'self' | 'system'>, userId: string): Promise<DeviceRow[]> {
  return tx.execute<DeviceRow>(sql`
    select id, fingerprint, browser, system, added_at, used_at from notices.device where user_id = ${userId} order by added_at, id`);
}

/** The ids of these people's devices, by person. */
export async function findDeviceIds(
  tx: Tx<'system'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.execute<{ id: string; user_id: string }>(
    sql`select id, user_id from notices.device where user_id = any (${[...userIds]}::uuid[]) order by added_at, id`,
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.user_id)].map(([userId, devices]) => [userId, devices.map(({ id }) => id)]),
  );
}

/** Keeps a browser, in the place of whatever was kept of it before. */
export async function insertDevice(tx: Tx<'system'>, device: NewDevice): Promise<void> {
  await tx.execute(sql`delete from notices.device where fingerprint = ${device.fingerprint}`);
  await tx.execute(sql`
    insert into notices.device (id, user_id, session_id, fingerprint, subscription, browser, system, added_at)
    values (${device.id}, ${device.user_id}, ${device.session_id}, ${device.fingerprint}, ${device.subscription}, ${device.browser}, ${device.system}, ${device.added_at})`);
}

/** Notes the session and the keys that a known browser of a person has now. */
export async function renewDevice(
  tx: Tx<'system'>,
  id: string,
  now: Pick<NewDevice, 'session_id' | 'subscription'>,
): Promise<void> {
  await tx.execute(
    sql`update notices.device set session_id = ${now.session_id}, subscription = ${now.subscription} where id = ${id}`,
  );
}

/** Forgets one of a person's devices; false where there is none. */
export async function deleteDevice(tx: Tx<'self'>, userId: string, id: string): Promise<boolean> {
  const rows = await tx.execute(sql`delete from notices.device where id = ${id} and user_id = ${userId} returning 1`);
  return rows.length > 0;
}

/** Forgets the device of a session. */
export async function deleteDevicesOfSession(tx: Tx<'system'>, sessionId: string): Promise<void> {
  await tx.execute(sql`delete from notices.device where session_id = ${sessionId}`);
}

/** The sessions that a person's devices belong to. */
export async function findDeviceSessions(tx: Tx<'system'>, userId: string): Promise<string[]> {
  const rows = await tx.execute<{ session_id: string }>(
    sql`select distinct session_id from notices.device where user_id = ${userId}`,
  );
  return rows.map((row) => row.session_id);
}

/** Forgets a person's devices of other sessions than these. */
export async function deleteDevicesBut(tx: Tx<'system'>, userId: string, sessionIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from notices.device where user_id = ${userId} and session_id <> all (${[...sessionIds]}::uuid[])`,
  );
}
