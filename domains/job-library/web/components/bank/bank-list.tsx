import { FilterChips } from '@hearth/ui/chip';
import { ChoiceField } from '@hearth/ui/choice-field';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { SearchField } from '@hearth/ui/search-field';
import { MessageCircleQuestion, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import type { JobContent, QuestionKind } from '../../../contract/content-schemas.ts';
import { useQuestionWords } from '../../words.ts';
import { useBankQuestions } from './api.ts';
import { BankRow } from './bank-row.tsx';
import { KINDS } from './kinds.ts';
import { useBankWords } from './words.ts';

const EVERY_KIND = '-';

/** The bank with its search; what can be done with a question stands at its line. */
export function BankList(props: {
  /** Only what may be asked at this brand, in this language where it has been translated. */
  readonly at?: string;
  readonly language?: BankQuestion['language'];
  /** The post that questions are looked for. */
  readonly post?: Pick<JobContent, 'position_id' | 'position_name'>;
  readonly archived?: boolean;
  readonly start?: ReactNode;
  readonly actions: (question: BankQuestion) => ReactNode;
}) {
  const { t, problem } = useBankWords();
  const { t: tQuestion } = useQuestionWords();
  const { at = null, archived = false, start } = props;
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<QuestionKind | ''>('');
  const [tag, setTag] = useState('');
  const isSearch = words !== '' || kind !== '' || tag !== '';
  const bank = useBankQuestions({ words: useDeferredValue(words), kind, tag, at, post: props.post, archived });
  const tags = bank.data?.pages[0]?.tags ?? [];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          className="flex-[1_1_14rem]"
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={words}
          onChange={setWords}
          busy={bank.isPlaceholderData}
        />
        <ChoiceField
          className="flex-[1_1_12rem]"
          label={tQuestion('question.kind')}
          labelHidden
          placeholder={t('anyKind')}
          value={kind === '' ? EVERY_KIND : kind}
          options={[
            { id: EVERY_KIND, label: t('anyKind') },
            ...KINDS.map((id) => ({ id, label: tQuestion(`question.kinds.${id}`) })),
          ]}
          onChange={(id) => setKind(KINDS.find((one) => one === id) ?? '')}
        />
        {start}
      </div>
      {tags.length > 0 && (
        <FilterChips
          label={t('tags')}
          chips={tags.map((id) => ({ id, label: id }))}
          chosen={tag === '' ? [] : [tag]}
          onChange={(chosen) => setTag(chosen.find((id) => id !== tag) ?? '')}
        />
      )}
      <PagedList
        of={bank}
        items={(page) => page.questions}
        rows={4}
        failed={t('failed')}
        problem={problem}
        empty={
          <EmptyState
            icon={<Icon of={isSearch ? SearchX : MessageCircleQuestion} size={24} />}
            title={t(isSearch ? 'noneTitle' : archived ? 'noneArchived' : 'emptyTitle')}
          >
            {!archived && t(isSearch ? 'noneHelp' : 'emptyHelp')}
          </EmptyState>
        }
      >
        {(questions) => (
          <ul className="rounded-lg border border-line">
            {questions.map((question) => (
              <BankRow
                key={question.id}
                question={question}
                language={props.language ?? question.language}
                actions={props.actions(question)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
