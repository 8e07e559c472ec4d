import { createHash } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import type { StepAnswer } from '../contract/schemas.ts';
import type { Answers } from '../rules/form-answers.ts';
import type { StepRow } from './queries/step.ts';

/** What forms were answered with: bank accounts, tax numbers and addresses, sealed as a whole. */
export const ANSWERS = sealedColumn({ table: 'onboarding.step', key: ['id'], column: 'answers' });

export function sealAnswers(tx: Tx, stepId: string, answers: Answers): string {
  return ANSWERS.seal(tx, stepId, JSON.stringify(answers));
}

/** The answers of a step; none where it has none yet. */
export function openAnswersOf(tx: Tx, step: Pick<StepRow, 'id' | 'answers'>): Answers {
  return step.answers === null ? {} : (JSON.parse(ANSWERS.open(tx, step.id, step.answers)) as Answers);
}

/** The answers in the order of the form's fields, as pages read them. */
export function toList({ fields }: Pick<StepRow, 'fields'>, answers: Answers): StepAnswer['answers'] {
  return fields.flatMap((field) => {
    const value = answers[field];
    return value === undefined ? [] : [{ field, value }];
  });
}

/** The SHA-256 of a text that is read or signed, in hex: its title counts, since it is read as one. */
export function hashText({ title, text }: Pick<StepRow, 'title' | 'text'>): string {
  return createHash('sha256').update(`${title}\n${text}`).digest('hex');
}
