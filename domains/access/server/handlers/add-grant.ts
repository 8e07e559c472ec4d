import { handOf } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { addGrant as contract } from '../../contract/endpoints.ts';
import { give } from '../change-rights.ts';
import { planGrant } from '../planned-grant.ts';
import { presentGrants } from '../present-grant.ts';
import { planOfGrant, refuseStalePreview } from '../plan.ts';

export const addGrant = implement(contract, async ({ body }, work) => {
  const { db, grant, actor } = work;
  const planned = await planGrant({ db, grant, userId: actor.userId, now: work.clock.now() }, body);
  await refuseStalePreview(body.preview_version, () => planOfGrant(db, planned));
  const row = await give(db, handOf(work, actor.userId), {
    userId: planned.person.id,
    groupId: grant.groupId,
    brandId: grant.brandId,
    conditions: planned.conditions,
    validFrom: planned.validFrom,
    validUntil: planned.validUntil,
    ...planned.carried,
  });
  const [line] = await presentGrants(db, [row]);
  if (line === undefined) throw new Error('A grant that was just given could not be shown.');
  return line;
});
