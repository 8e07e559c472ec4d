import { implement } from '@hearth/platform/module';
import { editClosedDays as contract } from '../../contract/endpoints.ts';
import { getOwnClosed, presentOwnClosed, refuseWrongDays } from '../closed-days.ts';
import { closedPeriodRows } from '../queries/closed-period.ts';

export const editClosedDays = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const { version, ...content } = body;
  refuseWrongDays(content);
  const { id } = await getOwnClosed(db, grant, params.closed_id);
  const change = { ...content, updated_by: actor.userId, updated_at: clock.now() };
  return presentOwnClosed(db, await closedPeriodRows.replace(db, { id, version }, change));
});
