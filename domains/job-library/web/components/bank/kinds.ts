import type { QuestionKind } from '../../../contract/content-schemas.ts';

/** The question kinds, most common first. */
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
