import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { initialVersion } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import { addClosedDays as contract } from '../../contract/endpoints.ts';
import { TOO_MANY_CLOSED } from '../../contract/failures.ts';
import { MOST_CLOSED } from '../../rules/limits.ts';
import { presentOwnClosed, refuseWrongDays } from '../closed-days.ts';
import { countClosedPeriods, findClosedPeriodByKey, insertClosedPeriod } from '../queries/closed-period.ts';

export const addClosedDays = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  refuseWrongDays(body);
  const count = await countClosedPeriods(db, groupId, brandId);
  const sender = { placeId: brandId, userId: actor.userId };
  const made = await findClosedPeriodByKey(db, groupId, body.idempotency_key, sender);
  if (made !== undefined) return presentOwnClosed(db, made);
  if (count >= MOST_CLOSED) throw failure(TOO_MANY_CLOSED);
  const at = clock.now();
  const row = {
    ...body,
    ...initialVersion({ by: actor.userId, at }),
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
  };
  await insertClosedPeriod(db, row);
  return presentOwnClosed(db, row);
});
