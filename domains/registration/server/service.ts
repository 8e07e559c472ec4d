import type { Work } from '@hearth/platform/module';
import { REGISTERED } from '../contract/events.ts';
import { insertOrLock } from './queries/registration.ts';

export { canonicalUsername, findUsernameProblem } from '../rules/username.ts';
export { createInvitationLink } from './employer-invitation.ts';
export { offerFirstOwner } from './first-owner.ts';
export { suggestUsername } from './free-username.ts';
export { checkUsername } from './check-username.ts';

/** Registers an account from another source as a candidate. */
export async function registerCandidate(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  userId: string,
): Promise<void> {
  await insertOrLock(work.db, {
    user_id: userId,
    user_type: 'CANDIDATE',
    mode: 'NORMAL',
    brand_id: null,
    registered_at: work.clock.now(),
  });
  await work.emit(
    REGISTERED.of({
      group_id: null,
      topics: [`user:${userId}`],
      data: { user_id: userId, user_type: 'CANDIDATE', brand_id: null },
    }),
  );
}
