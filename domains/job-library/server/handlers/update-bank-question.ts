import { json } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/question-endpoints.ts';
import { isNewWording } from '../../rules/question-bank.ts';
import { bankRows, insertWording } from '../queries/question-bank.ts';
import { assertValid, bankSearchText, lockOwnQuestion, presentQuestion } from '../question-bank.ts';

export const updateBankQuestion = implement(contract.updateBankQuestion, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  const before = await lockOwnQuestion(db, grant, params.question_id);
  const { edit, ...change } = body;
  bankRows.refuseStale(before.edit, edit);
  const written = { ...change, kind: before.kind };
  assertValid(written);
  const now = clock.now();
  const version = before.version + (isNewWording(before, written) ? 1 : 0);
  if (version > before.version)
    await insertWording(db, { id: before.id, groupId: grant.groupId, version, at: now }, written);
  await bankRows.rewrite(db, before.id, {
    version,
    required: written.required,
    knock_out: written.knock_out,
    tags: [...written.tags],
    // Who does not speak of positions leaves them as they are.
    ...(written.positions === undefined ? {} : { positions: json(written.positions) }),
    search_text: bankSearchText(written),
    updated_by: actor.userId,
    updated_at: now,
  });
  return presentQuestion(db, grant, before.id, now);
});
