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
import type { JobContent } from '../../../contract/content-schemas.ts';
import { useQuestionWords } from '../../words.ts';
import { useBankQuestions } from './api.ts';
import type { BankFilter } from './api.ts';
import { BankRow } from './bank-row.tsx';
import { KINDS } from './kinds.ts';
import { useBankWords } from './words.ts';

const EVERY_KIND = '-';

/** What is searched for in the bank. */
type BankSearch = Pick<BankFilter, 'words' | 'kind' | 'tag'>;

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
  const { at = null, archived = false, start, post } = props;
  const [search, setSearch] = useState<BankSearch>({ words: '', kind: '', tag: '' });
  const isSearch = search.words !== '' || search.kind !== '' || search.tag !== '';
  const bank = useBankQuestions({ ...search, words: useDeferredValue(search.words), at, post, archived });
  const tags = bank.data?.pages[0]?.tags ?? [];
  return (
    <div className="grid gap-4">
      <SearchFields search={search} tags={tags} busy={bank.isPlaceholderData} start={start} onChange={setSearch} />
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

/** Searches the bank by words, by kind and by the tags that it has. */
function SearchFields({
  search,
  tags,
  busy,
  start,
  onChange,
}: {
  readonly search: BankSearch;
  readonly tags: readonly string[];
  readonly busy: boolean;
  /** Beside the fields. */
  readonly start: ReactNode;
  readonly onChange: (change: (before: BankSearch) => BankSearch) => void;
}) {
  const { t } = useBankWords();
  const { t: tQuestion } = useQuestionWords();
  const { words, kind, tag } = search;
  const change = (part: Partial<BankSearch>): void => onChange((before) => ({ ...before, ...part }));
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          className="flex-[1_1_14rem]"
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={words}
          onChange={(typed) => change({ words: typed })}
          busy={busy}
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
          onChange={(id) => change({ kind: KINDS.find((one) => one === id) ?? '' })}
        />
        {start}
      </div>
      {tags.length > 0 && (
        <FilterChips
          label={t('tags')}
          chips={tags.map((id) => ({ id, label: id }))}
          chosen={tag === '' ? [] : [tag]}
          onChange={(chosen) => change({ tag: chosen.find((id) => id !== tag) ?? '' })}
        />
      )}
    </>
  );
}
