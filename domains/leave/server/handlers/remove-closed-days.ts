import { implement } from '@hearth/platform/module';
import { removeClosedDays as contract } from '../../contract/endpoints.ts';
import { getOwnClosed } from '../closed-days.ts';
import { closedPeriodRows } from '../queries/closed-period.ts';

/** What was approved on these days stays. */
export const removeClosedDays = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const { id } = await getOwnClosed(db, grant, params.closed_id);
  const at = clock.now();
  await closedPeriodRows.replace(
    db,
    { id, version: body.version },
    { archived_at: at, updated_by: actor.userId, updated_at: at },
  );
  return { removed: true as const };
});
