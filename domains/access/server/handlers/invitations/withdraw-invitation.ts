import { implement } from '@hearth/platform/module';
import { withdrawInvitation as contract } from '../../../contract/invitation-endpoints.ts';
import { invitationDetail } from '../../actions/invite.ts';
import { lockPending } from '../../actions/pending-invitation.ts';
import { insertChange } from '../../queries/change.ts';
import { deleteInvitation } from '../../queries/invitation.ts';

export const withdrawInvitation = implement(contract, async ({ params }, { db, grant, actor, clock }) => {
  const row = await lockPending(db, grant, params.invitation_id);
  await deleteInvitation(db, row.id);
  await insertChange(db, {
    groupId: row.group_id,
    brandId: row.brand_id,
    userId: null,
    actorId: actor.userId,
    at: clock.now(),
    action: 'INVITATION_WITHDRAWN',
    detail: invitationDetail(row),
  });
  return { withdrawn: true as const };
});
