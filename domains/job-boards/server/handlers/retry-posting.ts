import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { goalOf } from '../../rules/delivery.ts';
import { advance } from '../advance.ts';
import { pairOf, shownPair } from '../one-posting.ts';
import { lockPostings } from '../queries/posting.ts';

/** What the board has taken meanwhile is not told again. */
export const retryPosting = implement(contract.retryPosting, async ({ params }, work) => {
  const { job, board } = await pairOf(work, params);
  const posting = (await lockPostings(work.db, job.id)).find((one) => one.board === board.code);
  if (posting === undefined) throw failure(NOT_FOUND);
  const { wanted } = posting;
  if (posting.status !== 'DONE') await advance(work, job, posting, { wanted, goal: goalOf(job.status, wanted) });
  return shownPair(work, job, board);
});
