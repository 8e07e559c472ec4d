import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { stopAutoFill as contract } from '../../contract/endpoints.ts';
import { AUTO_FILL_OVER } from '../../contract/failures.ts';
import { isReady, lockOwnRun } from '../own-run.ts';
import { presentRun } from '../present.ts';
import { updateRun } from '../queries/run.ts';

/** The search hears of it between two stretches. One that is done already stays as it is. */
export const stopAutoFill = implement(contract, async ({ params }, context) => {
  const { db, grant } = context;
  const run = await lockOwnRun(db, context, params.fill_id);
  if (isReady(run)) return presentRun(db, grant, run);
  if (run.state !== 'WAITING' && run.state !== 'RUNNING') throw failure(AUTO_FILL_OVER);
  return presentRun(db, grant, await updateRun(db, run.id, { stop_asked: true }));
});
