import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { dropAutoFill as contract } from '../../contract/endpoints.ts';
import { AUTO_FILL_OVER } from '../../contract/failures.ts';
import { isReady, lockOwnRun } from '../own-run.ts';
import { presentRun } from '../present.ts';
import { updateRun } from '../queries/run.ts';

/** What was found is forgotten; the schedule never knew of it. */
export const dropAutoFill = implement(contract, async ({ params }, context) => {
  const { db } = context;
  const run = await lockOwnRun(db, context, params.fill_id);
  if (run.state === 'DROPPED') return presentRun(context, run);
  if (!isReady(run)) throw failure(AUTO_FILL_OVER);
  return presentRun(context, await updateRun(db, run.id, { state: 'DROPPED', best: null, result: null }));
});
