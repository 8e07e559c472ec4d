import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { stopAutoFill as contract } from '../../contract/endpoints.ts';
import { AUTO_FILL_OVER } from '../../contract/failures.ts';
import { isReady, lockOwnRun } from '../own-run.ts';
import { presentRun } from '../present.ts';
import { updateRun } from '../queries/run.ts';
import { isStale, isUnderWay } from '../under-way.ts';

/** The search hears of it between two stretches. One that is done already stays as it is, and one that nobody works on any more ends. */
export const stopAutoFill = implement(contract, async ({ params }, context) => {
  const { db, clock } = context;
  const run = await lockOwnRun(db, context, params.fill_id);
  if (isReady(run)) return presentRun(context, run);
  if (!isUnderWay(run)) throw failure(AUTO_FILL_OVER);
  if (isStale(run, clock.now())) {
    const set = { state: 'FAILED', finished_at: clock.now() } as const;
    return presentRun(context, await updateRun(db, run.id, set));
  }
  return presentRun(context, await updateRun(db, run.id, { stop_asked: true }));
});
