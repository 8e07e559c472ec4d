import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { resendInvitation as contract } from '../../contract/invitation-endpoints.ts';
import { invite } from '../invite.ts';
import { lockPending, refuseToStandFor, standingOffer } from '../pending-invitation.ts';
import { presentInvitations } from '../present-invitation.ts';

/** From now on whoever sends it again stands for it. */
export const resendInvitation = implement(contract, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockPending(db, grant, params.invitation_id);
  const offer = await standingOffer(db, row);
  if (offer === undefined) throw failure(NOT_FOUND);
  await refuseToStandFor(db, actor.userId, row, offer, clock.now());
  const { role_name: _name, ...offered } = row;
  const sent = await invite(work, actor.userId, offered);
  const [line] = await presentInvitations(db, [sent], clock.now());
  if (line === undefined) throw new Error('An invitation that was just sent could not be shown.');
  return line;
});
