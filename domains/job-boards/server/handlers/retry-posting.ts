import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { resolveGoal } from '../../rules/delivery.ts';
import { scheduleDelivery } from '../advance.ts';
import { getJobAndBoard, presentJobAtBoard } from '../one-posting.ts';
import { lockPostings } from '../queries/posting.ts';

/** Repeats only what the board has not confirmed meanwhile. */
export const retryPosting = implement(contract.retryPosting, async ({ params }, work) => {
  const { job, board } = await getJobAndBoard(work, params);
  const posting = (await lockPostings(work.db, job.id)).find((one) => one.board === board.code);
  if (posting === undefined) throw failure(NOT_FOUND);
  const { wanted } = posting;
  if (posting.status !== 'DONE')
    await scheduleDelivery(work, job, posting, { wanted, goal: resolveGoal(job.status, wanted) });
  return presentJobAtBoard(work, job, board);
});
