import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Check } from 'lucide-react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import type { Question } from '../../../contract/schemas.ts';
import { isOlder } from '../../../rules/question-bank.ts';
import { RowButton } from './row-button.tsx';
import { useBankWords } from './words.ts';

const MOST_QUESTIONS = 12;

/** What a post can do with a question of the bank: ask it, take over words that have changed, or nothing more. */
export function TakeButton({
  question,
  questions,
  onAdd,
  onRenew,
}: {
  readonly question: BankQuestion;
  readonly questions: readonly Question[];
  readonly onAdd: () => void;
  readonly onRenew: (asked: Question) => void;
}) {
  const { t } = useBankWords();
  const asked = questions.find(({ bank }) => bank?.id === question.id);
  if (asked === undefined) {
    return (
      <RowButton
        text={t('add')}
        spoken={t('addNamed', { question: question.text })}
        disabledReason={questions.length < MOST_QUESTIONS ? undefined : t('full')}
        onClick={onAdd}
      />
    );
  }
  return isOlder(asked, question) ? (
    <RowButton
      text={t('takeNewer')}
      spoken={t('takeNewerNamed', { question: question.text })}
      onClick={() => onRenew(asked)}
    />
  ) : (
    <Badge tone="ok" pill icon={<Icon of={Check} size={14} />}>
      {t('added')}
    </Badge>
  );
}
