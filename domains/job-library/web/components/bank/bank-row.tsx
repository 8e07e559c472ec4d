import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import type { ReactNode } from 'react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import { toJobQuestion } from '../../../rules/question-bank.ts';
import { useQuestionWords } from '../../words.ts';
import { useBankWords } from './words.ts';

/** A question of the bank: its words, whose it is, who asks it, and what the law says. */
export function BankRow({
  question,
  language,
  actions,
}: {
  readonly question: BankQuestion;
  readonly language: BankQuestion['language'];
  readonly actions: ReactNode;
}) {
  const { t } = useBankWords();
  const { t: tQuestion } = useQuestionWords();
  const format = useFormat();
  const asked = toJobQuestion(question, language, question.id);
  const languages = 1 + Object.keys(question.translations).length;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <p className="font-bold">
          <bdi>{asked.text}</bdi>
        </p>
        {asked.options.length > 0 && (
          <p className="text-dense text-ink-2">
            <bdi>{format.list(asked.options)}</bdi>
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 text-dense text-ink-2">
          <span>{tQuestion(`question.kinds.${question.kind}`)}</span>
          <span>{t('languages', { count: languages })}</span>
          <span>{t('for', { brand: question.brand_name })}</span>
          {question.positions.length > 0 && (
            <span>{t('onlyFor', { positions: format.list(question.positions.map(({ name }) => name)) })}</span>
          )}
          {question.posts > 0 && <span>{t('posts', { count: question.posts })}</span>}
        </p>
        {(question.tags.length > 0 || question.older_posts > 0) && (
          <p className="flex flex-wrap gap-1.5">
            {question.older_posts > 0 && <Badge tone="warn">{t('older', { count: question.older_posts })}</Badge>}
            {question.tags.map((tag) => (
              <Badge key={tag}>
                <bdi>{tag}</bdi>
              </Badge>
            ))}
          </p>
        )}
      </div>
      {actions}
      {question.findings.length > 0 && (
        <Alert
          className="basis-full"
          tone={question.findings.some((finding) => finding.is_forbidden) ? 'bad' : 'warn'}
          title={t(`law.${question.findings[0]?.topic ?? 'SALARY_HISTORY'}`)}
        >
          <ul>
            {question.findings.map(({ law, is_forbidden: isForbidden, locations }) => (
              <li key={law}>{t(isForbidden ? 'law.forbidden' : 'law.warns', { law, count: locations })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </li>
  );
}
