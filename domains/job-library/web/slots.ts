import { defineSlot } from '@hearth/client/slots';
import type { BankQuestion } from '../contract/question-schemas.ts';

/** A dialog that shows which posts ask a question of the bank. */
export const QUESTION_POSTS = defineSlot<{
  readonly question: BankQuestion;
  readonly onBack: () => void;
  readonly onClose: () => void;
}>('question.posts');
