import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { roundPoint } from '../../rules/profile.ts';
import { deleteProfile, findProfile, upsertProfile } from '../queries/profile.ts';

export const getOwnProfile = implement(contract.getOwnProfile, async (_input, { db, actor }) => {
  const kept = await findProfile(db, actor.userId);
  return { profile: kept?.said ?? null, changed_at: kept?.changed_at.toISOString() ?? null };
});

export const putOwnProfile = implement(contract.putOwnProfile, async ({ body }, { db, actor, clock }) => {
  const now = clock.now();
  // The page rounds before it sends; nobody else can send more than that either.
  const profile = { ...body, home: body.home === null ? null : roundPoint(body.home) };
  await upsertProfile(db, actor.userId, profile, now);
  return { profile, changed_at: now.toISOString() };
});

export const deleteOwnProfile = implement(contract.deleteOwnProfile, async (_input, { db, actor }) => {
  await deleteProfile(db, actor.userId);
  return {};
});
