import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { resolveGoal } from '../../rules/delivery.ts';
import { scheduleDelivery } from '../advance.ts';
import { getJobAndBoard, presentJobAtBoard } from '../one-posting.ts';
import { addPosting, lockPostings } from '../queries/posting.ts';

export const putPosting = implement(contract.putPosting, async ({ params, body }, work) => {
  const { db, clock } = work;
  const { wanted } = body;
  const { job, board } = await getJobAndBoard(work, params);
  await addPosting(db, {
    group_id: job.group_id,
    job_id: job.id,
    board: board.code,
    wanted: false,
    goal: 'CLOSED',
    told: null,
    status: 'DONE',
    address: null,
    updated_at: clock.now(),
  });
  const posting = (await lockPostings(db, job.id)).find((one) => one.board === board.code);
  if (posting !== undefined && posting.wanted !== wanted)
    await scheduleDelivery(work, job, posting, { wanted, goal: resolveGoal(job.status, wanted) });
  return presentJobAtBoard(work, job, board);
});
