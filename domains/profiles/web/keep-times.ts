import type { Client } from '@hearth/client/client';
import { getOwnProfile, putOwnProfile } from '../contract/endpoints.ts';
import type { Profile } from '../contract/schemas.ts';
import { EMPTY_PROFILE } from '../rules/profile.ts';

/** The availability fields of an application. */
type ApplicationTimes = Pick<Profile, 'availability' | 'can_start_on' | 'hours_per_week'>;

/** Saves the availability of an application to its candidate's profile. */
export async function saveTimesToProfile(client: Client, times: ApplicationTimes): Promise<void> {
  const { profile } = await client.call(getOwnProfile);
  const { availability, can_start_on, hours_per_week } = times;
  await client.call(putOwnProfile, {
    body: { ...EMPTY_PROFILE, ...profile, availability, can_start_on, hours_per_week },
  });
}
