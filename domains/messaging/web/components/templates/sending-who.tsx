import { useCursorPages } from '@hearth/client/query';
import { listEmployerConversations } from '@hearth/domains/messaging/contract';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { SearchField } from '@hearth/ui/search-field';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useDeferredValue, useState } from 'react';
import { useTemplateWords } from './words.ts';

const STEP = '30';
const MOST = 200;

/**
 * Selects recipients from the conversation list; the selection survives a search. Who was ticked stays so while
 * somebody else is looked for.
 */
export function SendingWho({
  brandId,
  chosen,
  onChange,
}: {
  brandId: string;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const { t } = useTemplateWords();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const people = useCursorPages(
    listEmployerConversations,
    { query: { brand: brandId, limit: STEP, ...(q === '' ? {} : { q }) } },
    { keepPrevious: true, nextOf: (answer) => answer.next_cursor },
  );
  const lines = people.data?.pages.flatMap((page) => page.applications);
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <section aria-label={t('several.who')} className="grid gap-2">
      <h3 className="text-base font-bold">{t('several.who')}</h3>
      <SearchField
        label={t('several.search')}
        placeholder={t('several.search')}
        clearLabel={t('several.clear')}
        value={text}
        onChange={setText}
        busy={people.isPlaceholderData}
      />
      <div className="max-h-64 overflow-y-auto rounded-lg border border-line">
        {lines === undefined ? (
          <Loading label={t('several.loading')} className="p-3">
            <SkeletonRows rows={4} />
          </Loading>
        ) : lines.length === 0 ? (
          <p className="p-4 text-ink-2">{t('several.nobody')}</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={line.id} className="border-b border-line px-3 py-1.5 last:border-b-0">
                <Checkbox
                  label={<bdi>{line.candidate_name}</bdi>}
                  note={<bdi>{t('several.about', { job: line.job_title, place: line.location_name })}</bdi>}
                  checked={chosen.has(line.id)}
                  disabled={!chosen.has(line.id) && chosen.size >= MOST}
                  onChange={() => toggle(line.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {people.hasNextPage && (
          <div className="p-2 text-center">
            <Button
              size="sm"
              variant="ghost"
              busy={people.isFetchingNextPage}
              onClick={() => void people.fetchNextPage()}
            >
              {t('several.more')}
            </Button>
          </div>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-ink-2">
        {t('several.chosen', { count: chosen.size })}
        {chosen.size >= MOST && ` ${t('several.most')}`}
      </p>
    </section>
  );
}
