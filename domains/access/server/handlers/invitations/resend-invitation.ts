import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { resendInvitation as contract } from '../../../contract/invitation-endpoints.ts';
import { sendInvitation } from '../../actions/invite.ts';
import { lockPending, refuseToStandFor, findCurrentOffer } from '../../actions/pending-invitation.ts';
import { presentInvitations } from '../../present-invitation.ts';

/** The sender becomes the inviter whose rights back the invitation. */
export const resendInvitation = implement(contract, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockPending(db, grant, params.invitation_id);
  const offer = await findCurrentOffer(db, row);
  if (offer === undefined) throw failure(NOT_FOUND);
  await refuseToStandFor(db, actor.userId, row, offer, clock.now());
  const { role_name: _name, ...offered } = row;
  const sent = await sendInvitation(work, actor.userId, offered);
  const [line] = await presentInvitations(db, [sent], clock.now());
  if (line === undefined) throw new Error('An invitation that was just sent could not be shown.');
  return line;
});
