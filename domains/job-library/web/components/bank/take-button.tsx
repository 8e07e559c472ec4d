import { Icon } from '@hearth/ui/icon';
import { Check } from 'lucide-react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import type { Question } from '../../../contract/content-schemas.ts';
import { isOutdated } from '../../../rules/question-bank.ts';
import { RowButton } from './row-button.tsx';
import { useBankWords } from './words.ts';

const MOST_QUESTIONS = 12;

/** Adds a bank question to a job, or updates its wording. */
export function TakeButton({
  question,
  questions,
  isForOthers,
  onAdd,
  onRenew,
}: {
  readonly question: BankQuestion;
  readonly questions: readonly Question[];
  /** Whether it is for other positions than that of the post. */
  readonly isForOthers: boolean;
  readonly onAdd: () => void;
  readonly onRenew: (asked: Question) => void;
}) {
  const { t } = useBankWords();
  const asked = questions.find(({ bank }) => bank?.id === question.id);
  const words = { question: question.text };
  if (asked !== undefined && isOutdated(asked, question))
    return <RowButton text={t('takeNewer')} spoken={t('takeNewerNamed', words)} onClick={() => onRenew(asked)} />;
  // It stays a button once it was pressed, so that the keyboard stays where it is.
  return asked === undefined ? (
    <RowButton
      key="take"
      text={t('add')}
      spoken={t('addNamed', words)}
      disabledReason={isForOthers ? t('otherPosition') : questions.length < MOST_QUESTIONS ? undefined : t('full')}
      onClick={onAdd}
    />
  ) : (
    <RowButton
      key="take"
      variant="ghost"
      icon={<Icon of={Check} />}
      text={t('added')}
      spoken={t('added')}
      aria-disabled="true"
    />
  );
}
