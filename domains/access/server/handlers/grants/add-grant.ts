import { toChangeContext } from '@hearth/domains/core/service';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import { addGrant as contract } from '../../../contract/endpoints.ts';
import { giveRight } from '../../actions/change-rights.ts';
import { sendInvitation, toOffer } from '../../actions/invite.ts';
import { planGrant } from '../../actions/planned-grant.ts';
import { presentGrants } from '../../present-grant.ts';
import { presentInvitations } from '../../present-invitation.ts';
import { planNewGrant, refuseStalePreview } from '../../actions/plan.ts';

/** Members of the group get the right at once; anyone else gets an invitation. */
export const addGrant = implement(contract, async ({ body }, work) => {
  const { db, grant, actor, clock } = work;
  const planned = await planGrant({ db, grant, userId: actor.userId, now: clock.now() }, body);
  await refuseStalePreview(body.preview_version, () => planNewGrant(db, planned));
  if (planned.person === null) {
    const validFrom = body.valid_from === undefined ? null : planned.validFrom;
    const offered = toOffer(planned, grant.brandId, validFrom, detectLanguage(work.request.host));
    const row = await sendInvitation(work, actor.userId, offered);
    const [invitation] = await presentInvitations(db, [row], clock.now());
    if (invitation === undefined) throw new Error('An invitation that was just sent could not be shown.');
    return { outcome: 'INVITED' as const, invitation };
  }
  const row = await giveRight(db, toChangeContext(work, actor.userId), {
    userId: planned.person.id,
    groupId: grant.groupId,
    brandId: grant.brandId,
    conditions: planned.conditions,
    validFrom: planned.validFrom,
    validUntil: planned.validUntil,
    consent: 'MEMBER',
    ...planned.carried,
  });
  const [line] = await presentGrants(db, [row]);
  if (line === undefined) throw new Error('A grant that was just given could not be shown.');
  return { outcome: 'GRANTED' as const, grant: line };
});
