import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { NOT_ASKED } from '../../contract/failures.ts';
import { areValidAnswers } from '../../rules/forms.ts';
import { findForm } from '../own-form.ts';
import { findOwnAnswers, replaceAnswers } from '../queries/answer.ts';

export const getOwnForm = implement(contract.getOwnForm, async (_input, work) => {
  const form = await findForm(work, work.party);
  if (form === null) return { form: null };
  return {
    form: {
      employer_name: form.employerName,
      questions: form.questions.map((one) => ({ ...one, choices: [...one.choices] })),
      answers: await findOwnAnswers(work.db, work.party.applicationId),
      counted_on: form.until.toISOString(),
    },
  };
});

export const setOwnAnswers = implement(contract.setOwnAnswers, async ({ body }, work) => {
  const form = await findForm(work, work.party);
  if (form === null || !areValidAnswers(form.questions, body.answers)) throw failure(NOT_ASKED);
  await replaceAnswers(work.db, form.at, body.answers);
  return { answers: body.answers };
});
