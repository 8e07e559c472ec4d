import type { Tx } from '@hearth/platform/database';
import { DEVICE_MS } from '../../rules/limits.ts';
import type { Tables } from './tables.ts';

/** No account has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const oldestKnown = (now: Date): Date => new Date(now.getTime() - DEVICE_MS);

/**
 * Finds which devices a person has signed in on; runs the same statement for no one (timing). For nobody the same
 * statement runs, so that it takes no less time.
 */
export async function findKnownDevices(
  tx: Tx<'system'>,
  userId: string | null,
  deviceHashes: readonly Uint8Array[],
  now: Date,
): Promise<readonly Uint8Array[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('identity.known_device')
    .select('device_hash')
    .where('user_id', '=', userId ?? NOBODY)
    .where('device_hash', 'in', deviceHashes)
    .where('used_at', '>', oldestKnown(now))
    .execute();
  return rows.map((row) => row.device_hash);
}

export async function rememberDevice(
  tx: Tx<'system'>,
  userId: string,
  deviceHash: Uint8Array,
  now: Date,
): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('identity.known_device')
    .values({ user_id: userId, device_hash: deviceHash, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute();
}

/** Skips the second factor on this known device until an instant. */
export async function trustDevice(
  tx: Tx<'system'>,
  userId: string,
  deviceHash: Uint8Array,
  until: Date,
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('identity.known_device')
    .set({ trusted_until: until })
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

/** Is true if a person trusts this device at an instant. */
export async function isTrustedDevice(
  tx: Tx<'system'>,
  userId: string,
  deviceHash: Uint8Array,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .where('trusted_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Trusts none of a person's devices any more. */
export async function endTrust(tx: Tx<'system'>, userId: string): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('identity.known_device')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .execute();
}

export async function forgetDevices(tx: Tx<'system'>, userId: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.known_device').where('user_id', '=', userId).execute();
}

export async function deleteUnusedDevices(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.known_device').where('used_at', '<=', oldestKnown(now)).execute();
}
