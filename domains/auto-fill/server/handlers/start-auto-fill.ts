import { findNames } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { startAutoFill as contract } from '../../contract/endpoints.ts';
import { AUTO_FILL_NOTHING, AUTO_FILL_RUNNING, AUTO_FILL_TOO_LARGE } from '../../contract/failures.ts';
import { FILL_WEEK } from '../jobs/fill-week.ts';
import { loadProblem } from '../load-problem.ts';
import { presentRun } from '../present.ts';
import { findRunByKey, findRunUnderWay, insertRun, type RunRow } from '../queries/run.ts';

const MOST_SHIFTS = 1500;

/** Asks for a search; a week is searched by one person at a time. */
export const startAutoFill = implement(contract, async ({ body }, { db, grant, actor, clock, enqueue }) => {
  const place = await requireLocation(db, grant);
  const origin = { placeId: place.id, userId: actor.userId };
  const same = await findRunByKey(db, grant.groupId, body.idempotency_key);
  const again = requireSameSender(same, (run) => ({ placeId: run.location_id, userId: run.requested_by }), origin);
  if (again !== undefined) return presentRun(db, grant, again);
  const week = place.weekOf(body.week);
  const other = await findRunUnderWay(db, place.id, week);
  if (other !== undefined) {
    const by = (await findNames(db, [other.requested_by])).get(other.requested_by) ?? '';
    throw failure(AUTO_FILL_RUNNING, { by });
  }
  const run: RunRow = {
    id: newId(clock.now().getTime()),
    group_id: grant.groupId,
    location_id: place.id,
    week,
    state: 'WAITING',
    progress: 0,
    goals: body.goals,
    with_published: body.with_published,
    departments: grant.codes === null ? null : [...grant.codes],
    sees_pay: grant.holds('VIEW_PAY'),
    stop_asked: false,
    requested_by: actor.userId,
    requested_at: clock.now(),
    finished_at: null,
    best: null,
    result: null,
    idempotency_key: body.idempotency_key,
  };
  const { open } = await loadProblem(db, run, clock.now());
  if (open.length === 0) throw failure(AUTO_FILL_NOTHING);
  if (open.length > MOST_SHIFTS) throw failure(AUTO_FILL_TOO_LARGE, { limit: MOST_SHIFTS });
  try {
    await insertRun(db, run);
  } catch (error) {
    throw violatedConstraint(error) === 'run_under_way' ? failure(AUTO_FILL_RUNNING, { by: '' }) : error;
  }
  await enqueue(FILL_WEEK, { fill_id: run.id });
  return presentRun(db, grant, run);
});
