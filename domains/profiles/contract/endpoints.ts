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
  summary: 'What the caller said of themselves for their applications; null when nothing.',
  answer: kept,
});

export const putOwnProfile = endpoint({
  ...own,
  id: 'profiles.putOwnProfile',
  method: 'PUT',
  summary: 'Keeps what the caller says of themselves. Nobody sees it before parts of it go along with an application.',
  body: profile,
  answer: kept,
  changes: () => [getOwnProfile],
});

export const deleteOwnProfile = endpoint({
  ...own,
  id: 'profiles.deleteOwnProfile',
  method: 'DELETE',
  summary: 'Deletes it. What went along with applications stays with them.',
  answer: z.object({}),
  changes: () => [getOwnProfile],
});
