import { findPositions } from '@hearth/domains/team/service';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/question-endpoints.ts';
import type { BankQuestionContent } from '../../contract/question-schemas.ts';
import { isNewWording } from '../../rules/question-bank.ts';
import { EXAMPLE, isSameQuestion, writeQuestionFile, questionKey } from '../../rules/question-file.ts';
import { insertQuestions, findOwnQuestions, lockQuestions, updateQuestions } from '../queries/question-file.ts';
import { bankSearchText } from '../question-bank.ts';
import { parseQuestionFile } from '../question-file.ts';

export const exportBankQuestions = implement(contract.exportBankQuestions, async ({ query }, { db, grant }) => {
  if (query.example === true) return { csv: writeQuestionFile([EXAMPLE]) };
  const questions = await findOwnQuestions(db, grant.brandId);
  return { csv: writeQuestionFile(questions.filter(({ archived_at: archived }) => archived === null)) };
});

export const importBankQuestions = implement(contract.importBankQuestions, async ({ body }, work) => {
  const { db, clock, actor, grant } = work;
  const { groupId, brandId } = grant;
  const { questions, problems } = parseQuestionFile(body.csv, await findPositions(db, groupId));
  if (problems.length > 0) return { created: 0, updated: 0, unchanged: 0, problems: [...problems] };

  await lockQuestions(db, brandId);
  const known = new Map((await findOwnQuestions(db, brandId)).map((row) => [questionKey(row), row]));
  const created: { readonly id: string; readonly written: BankQuestionContent; readonly search_text: string }[] = [];
  const updated: Parameters<typeof updateQuestions>[2][number][] = [];
  for (const written of questions) {
    const before = known.get(questionKey(written));
    const search_text = bankSearchText(written);
    if (before === undefined) created.push({ id: newId(), written, search_text });
    else if (!isSameQuestion(before, written)) {
      const isOther = isNewWording(before, written);
      updated.push({ id: before.id, version: before.version + (isOther ? 1 : 0), isOther, written, search_text });
    }
  }
  if (!body.preview) {
    const by = { groupId, brandId, userId: actor.userId, at: clock.now() };
    await insertQuestions(db, by, created);
    await updateQuestions(db, by, updated);
  }
  const unchanged = questions.length - created.length - updated.length;
  return { created: created.length, updated: updated.length, unchanged, problems: [] };
});
