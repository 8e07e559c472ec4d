import type { Tx } from '@hearth/platform/database';
import type { Profile } from '../contract/schemas.ts';
import { deleteProfile, findProfile } from './queries/profile.ts';

export { takenAlong } from '../rules/profile.ts';

/** What somebody said of themselves; null when nothing. */
export async function findOwnProfile(tx: Tx<'self' | 'system'>, userId: string): Promise<Profile | null> {
  return (await findProfile(tx, userId))?.said ?? null;
}

/** Forgets it. */
export function forgetProfile(tx: Tx<'self' | 'system'>, userId: string): Promise<void> {
  return deleteProfile(tx, userId);
}
