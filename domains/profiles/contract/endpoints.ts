import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant } from '@hearth/kit/schema';
import { z } from 'zod';
import { profile } from './schemas.ts';

const own = { service: 'core', access: signedIn(), whileActing: 'refused', path: '/v1/my/profile' } as const;
const kept = z.object({ profile: profile.nullable(), changed_at: instant.nullable() });

export const getOwnProfile = endpoint({
  ...own,
  id: 'profiles.getOwnProfile',
  method: 'GET',
  summary: 'Returns the caller’s candidate profile; null without one.',
  answer: kept,
});

export const putOwnProfile = endpoint({
  ...own,
  id: 'profiles.putOwnProfile',
  method: 'PUT',
  summary: 'Saves the caller’s candidate profile. No one sees it until parts of it go with an application.',
  body: profile,
  answer: kept,
  changes: () => [getOwnProfile],
});

export const deleteOwnProfile = endpoint({
  ...own,
  id: 'profiles.deleteOwnProfile',
  method: 'DELETE',
  summary: 'Deletes the candidate profile. What went with applications stays there.',
  answer: z.object({}),
  changes: () => [getOwnProfile],
});
