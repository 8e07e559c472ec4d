import type { Tx } from '@hearth/platform/database';
import type { Profile } from '../contract/schemas.ts';
import { deleteProfile, findProfile } from './queries/profile.ts';

export { takeSnapshot } from '../rules/profile.ts';

/** Finds a person's profile, or null if they have none. */
export async function findOwnProfile(tx: Tx<'self' | 'system'>, userId: string): Promise<Profile | null> {
  return (await findProfile(tx, userId))?.said ?? null;
}

/** Deletes a person's profile. */
export function forgetProfile(tx: Tx<'self' | 'system'>, userId: string): Promise<void> {
  return deleteProfile(tx, userId);
}
