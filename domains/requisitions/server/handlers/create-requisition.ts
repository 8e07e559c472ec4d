import { findBrandPlaces } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { standingOf, stepsFor } from '../../rules/chain.ts';
import { chainAt } from '../chain-at.ts';
import { heldRoles, rolesAt } from '../held-roles.ts';
import { announce, shownRequisition } from '../one.ts';
import { insertRequisition } from '../queries/requisition.ts';

export const createRequisition = implement(contract.createRequisition, async ({ body }, work) => {
  const { db, clock, actor, grant, standing } = work;
  const [place] = await findBrandPlaces(db, [body.brand_id]);
  const reaches = place?.ancestorIds.some((id) => grant.nodes.some((node) => node === id)) ?? false;
  if (place === undefined || !reaches) throw failure(NOT_FOUND);

  const now = clock.now();
  const held = heldRoles(await standing(), now);
  const { roles } = await chainAt(db, body.brand_id);
  const steps = stepsFor(roles, rolesAt(held, place.ancestorIds));
  const { status, waitingFor } = standingOf(steps);
  const row = { ...body, id: newId(now.getTime()), group_id: grant.groupId };
  await insertRequisition(
    db,
    { ...row, status, waiting_for: waitingFor, requested_by: actor.userId, requested_at: now },
    steps.map(({ role, decision }, number) => ({
      requisition_id: row.id,
      number,
      group_id: grant.groupId,
      role,
      decision,
      decided_by: decision === null ? null : actor.userId,
      decided_at: decision === null ? null : now,
      note: '',
    })),
  );
  await announce(work, row);
  return shownRequisition(db, grant, row.id, { userId: actor.userId, held });
});
