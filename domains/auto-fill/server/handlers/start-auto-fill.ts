import { findNames } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Work } from '@hearth/platform/module';
import { implement } from '@hearth/platform/module';
import { MOST_COMMANDS } from '@hearth/domains/scheduling/contract';
import { requireLocation } from '@hearth/domains/scheduling/service';
import { startAutoFill as contract } from '../../contract/endpoints.ts';
import {
  AUTO_FILL_NOTHING,
  AUTO_FILL_RUNNING,
  AUTO_FILL_TOO_LARGE,
  AUTO_FILL_TOO_MANY,
} from '../../contract/failures.ts';
import { FILL_WEEK, tell } from '../jobs/fill-week.ts';
import { loadProblem } from '../load-problem.ts';
import { presentRun } from '../present.ts';
import { failStaleRuns, findRunByKey, findRunsUnderWay, insertRun, lockStarts, type RunRow } from '../queries/run.ts';

/** One group’s searches leave the others their turn. */
const MOST_UNDER_WAY = 3;

/** Asks for a search; a week is searched by one person at a time. */
export const startAutoFill = implement(contract, async ({ body }, context) => {
  const { db, grant, actor, clock, enqueue } = context;
  const place = await requireLocation(db, grant);
  const origin = { placeId: place.id, userId: actor.userId };
  // Held until the end: of two with one key the second finds the first, and nobody is counted twice.
  await lockStarts(db, grant.groupId);
  const same = await findRunByKey(db, grant.groupId, body.idempotency_key);
  const again = requireSameSender(same, (run) => ({ placeId: run.location_id, userId: run.requested_by }), origin);
  if (again !== undefined) return presentRun(context, again);
  const week = place.weekOf(body.week);
  await refuseOthers(context, { placeId: place.id, week });
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
    touched_at: clock.now(),
    attempts: 0,
    accept_key: null,
  };
  const { open } = await loadProblem(db, run, clock.now());
  if (open.length === 0) throw failure(AUTO_FILL_NOTHING);
  if (open.length > MOST_COMMANDS) throw failure(AUTO_FILL_TOO_LARGE, { limit: MOST_COMMANDS });
  await insertRun(db, run);
  await enqueue(FILL_WEEK, { fill_id: run.id });
  return presentRun(context, run);
});

/** Ends what nobody works on any more; refuses a week that is being searched, and more searches at once than a group may have. */
async function refuseOthers(
  context: Pick<Work, 'db' | 'clock' | 'emit'> & { readonly grant: BrandGrant },
  { placeId, week }: { readonly placeId: string; readonly week: string },
): Promise<void> {
  const { db, clock, grant } = context;
  for (const ended of await failStaleRuns(db, grant.groupId, clock.now())) await tell(context, ended);
  const others = await findRunsUnderWay(db, grant.groupId);
  const same = others.find((run) => run.location_id === placeId && run.week === week);
  if (same !== undefined) {
    const by = (await findNames(db, [same.requested_by])).get(same.requested_by) ?? '';
    throw failure(AUTO_FILL_RUNNING, { by });
  }
  if (others.length >= MOST_UNDER_WAY) throw failure(AUTO_FILL_TOO_MANY, { limit: MOST_UNDER_WAY });
}
