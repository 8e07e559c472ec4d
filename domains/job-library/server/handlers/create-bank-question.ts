import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/question-endpoints.ts';
import { insertBankQuestion } from '../queries/question-bank.ts';
import { assertValid, bankSearchText, presentQuestion } from '../question-bank.ts';

export const createBankQuestion = implement(contract.createBankQuestion, async ({ body }, work) => {
  const { db, clock, actor, grant } = work;
  assertValid(body);
  const id = newId();
  const now = clock.now();
  const row = { id, group_id: grant.groupId, brand_id: grant.brandId, search_text: bankSearchText(body) };
  await insertBankQuestion(db, row, { userId: actor.userId, at: now }, body);
  return presentQuestion(db, grant, id, now);
});
