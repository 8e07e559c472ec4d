import type { Client } from '@hearth/client/client';
import { getOwnProfile, putOwnProfile } from '../contract/endpoints.ts';
import type { Profile } from '../contract/schemas.ts';
import { EMPTY_PROFILE } from '../rules/profile.ts';

/** What an application says of times. */
type Times = Pick<Profile, 'availability' | 'can_start_on' | 'hours_per_week'>;

/** Puts the times of an application into its writer's profile, beside what stands there. */
export async function keepTimes(client: Client, times: Times): Promise<void> {
  const { profile } = await client.call(getOwnProfile);
  const { availability, can_start_on, hours_per_week } = times;
  await client.call(putOwnProfile, {
    body: { ...EMPTY_PROFILE, ...profile, availability, can_start_on, hours_per_week },
  });
}
