import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { declineInvitation as contract } from '../../../contract/invitation-endpoints.ts';
import { invitationDetail } from '../../actions/invite.ts';
import { requireInvitation } from '../../actions/proven-invitation.ts';
import { insertChange } from '../../queries/change.ts';
import { deleteInvitation } from '../../queries/invitation.ts';

/** Nobody has to sign in for this, or have an account: it gives nothing away. */
export const declineInvitation = implement(contract, ({ body }, { db, clock, request }) =>
  inScope(db, SYSTEM, async (system) => {
    const row = await requireInvitation({ db: system, clock }, request, body.token, 'lock');
    await deleteInvitation(system, row.id);
    await insertChange(system, {
      groupId: row.group_id,
      brandId: row.brand_id,
      userId: null,
      actorId: null,
      at: clock.now(),
      action: 'INVITATION_DECLINED',
      detail: invitationDetail(row),
    });
    return { declined: true as const };
  }),
);
