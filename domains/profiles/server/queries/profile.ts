import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Profile } from '../../contract/schemas.ts';

export interface StoredProfile {
  readonly said: Profile;
  readonly changed_at: Date;
}

/** Finds the stored profile of a person. */
export async function findProfile(tx: Tx<'self' | 'system'>, userId: string): Promise<StoredProfile | undefined> {
  const [row] = await tx.execute<StoredProfile>(
    sql`select said, changed_at from profiles.profile where user_id = ${userId}`,
  );
  return row;
}

export async function upsertProfile(tx: Tx, userId: string, said: Profile, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into profiles.profile (user_id, said, changed_at) values (${userId}, ${json(said)}, ${now})
    on conflict (user_id) do update set said = excluded.said, changed_at = excluded.changed_at`);
}

export async function deleteProfile(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from profiles.profile where user_id = ${userId}`);
}
