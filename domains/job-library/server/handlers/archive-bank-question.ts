import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/question-endpoints.ts';
import { bankRows } from '../queries/question-bank.ts';
import { lockOwnQuestion, presentQuestion } from '../question-bank.ts';

export const archiveBankQuestion = implement(contract.archiveBankQuestion, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  const { id } = await lockOwnQuestion(db, grant, params.question_id);
  const now = clock.now();
  await bankRows.rewrite(db, id, {
    archived_at: body.archived ? now : null,
    updated_by: actor.userId,
    updated_at: now,
  });
  return presentQuestion(db, grant, id, now);
});
