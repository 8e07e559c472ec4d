import type { QuestionKind } from '../../../contract/schemas.ts';

/** The kinds of questions, those that are asked most first. */
export const KINDS: readonly QuestionKind[] = [
  'YES_NO',
  'SINGLE',
  'MULTI',
  'TEXT',
  'LONG_TEXT',
  'NUMBER',
  'DATE',
  'RATING',
  'FILE',
  'VIDEO',
];
