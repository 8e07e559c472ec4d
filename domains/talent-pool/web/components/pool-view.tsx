import { PagedList } from '@hearth/ui/resource';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useCursorPages } from '@hearth/client/query';
import { useDebounced } from '@hearth/client/browser/use-debounced';
import { Button } from '@hearth/ui/button';
import { ChoiceField } from '@hearth/ui/choice-field';
import { BulkBar } from '@hearth/ui/data-table';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SearchX, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { getPoolChoices, listPool } from '../../contract/endpoints.ts';
import { MAX_PEOPLE_PER_CALL } from '../../contract/limits.ts';
import type { PoolOrder } from '../../contract/reasons.ts';
import type { FilterChoices, PoolEntry, PoolFilter } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { EntryLine } from './entry-line.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isFiltering, toQuery } from './filter.ts';

/** What a press opens comes with the press. */
const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog.tsx')).EntryDialog }));
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));
const ManageDialog = lazy(async () => ({ default: (await import('./manage-dialog.tsx')).ManageDialog }));

const PAGE = '50';
const NOTHING: FilterChoices = { tags: [], positions: [], places: [], searches: [] };

/** The talent pool: filter, select and invite people. */
export function PoolView() {
  const { t, format } = usePoolWords();
  const brand = useBrand();
  const params = { id: brand.id };
  const [filter, setFilter] = useState<PoolFilter>({});
  const [order, setOrder] = useState<PoolOrder>('added');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'invite' | 'manage' | PoolEntry | null>(null);
  const asked = useDebounced(filter);
  const mayEdit = hasPermission(brand, 'MANAGE_APPLICATIONS');
  const choices = useCall(getPoolChoices, { params }, { keepPrevious: true }).data ?? NOTHING;
  const list = useCursorPages(
    listPool,
    { params, query: { ...toQuery(asked, order), limit: PAGE } },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  const { data } = list;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const close = (): void => setOpen(null);
  const choose = (ids: Iterable<string>): void => setChosen(new Set([...ids].slice(0, MAX_PEOPLE_PER_CALL)));
  const narrow = (next: PoolFilter): void => {
    setFilter(next);
    setChosen(new Set());
  };
  const figure = { n: format.number(chosen.size) };
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 overflow-y-auto px-4 pb-4 md:px-6">
      <FilterBar
        choices={choices}
        filter={filter}
        onFilter={narrow}
        order={order}
        onOrder={setOrder}
        busy={list.isPlaceholderData}
      />
      <div className="flex flex-wrap items-center gap-2">
        {data !== undefined && (
          <p role="status" className="me-auto text-ink-2 tabular-nums">
            {t('total', { n: format.number(total) })}
          </p>
        )}
        {choices.searches.length > 0 && (
          <ChoiceField
            label={t('search.saved')}
            labelHidden
            className="w-56"
            placeholder={t('search.saved')}
            value={null}
            onChange={(id) => narrow(choices.searches.find((search) => search.id === id)?.filter ?? {})}
            options={choices.searches.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
        {mayEdit && <Button onClick={() => setOpen('manage')}>{t('search.manage')}</Button>}
        {mayEdit && entries.length > 0 && (
          <Button onClick={() => choose(entries.map(({ id }) => id))}>{t('chooseAll')}</Button>
        )}
      </div>
      {chosen.size > 0 && (
        <BulkBar
          countText={t(chosen.size >= MAX_PEOPLE_PER_CALL ? 'chosenMost' : 'chosen', figure)}
          clearLabel={t('clear')}
          onClear={() => setChosen(new Set())}
          actions={<Button onClick={() => setOpen('invite')}>{t('invite.open')}</Button>}
        />
      )}
      <PagedList
        of={list}
        items={(page) => page.entries}
        rows={8}
        failed={t('failed')}
        empty={
          isFiltering(asked) ? (
            <EmptyState
              icon={<Icon of={SearchX} size={24} />}
              title={t('nobody.title')}
              action={<Button onClick={() => narrow({})}>{t('nobody.action')}</Button>}
            />
          ) : (
            <EmptyState icon={<Icon of={Users} size={24} />} title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          )
        }
      >
        {(lines) => (
          <ul aria-label={t('title')} className="rounded-lg border border-line bg-surface">
            {lines.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                mayEdit={mayEdit}
                chosen={chosen.has(entry.id)}
                onChosen={(on) => choose(on ? [...chosen, entry.id] : [...chosen].filter((id) => id !== entry.id))}
                onEdit={() => setOpen(entry)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Suspense fallback={null}>
        {open === 'manage' && <ManageDialog choices={choices} filter={asked} onClose={close} />}
        {open === 'invite' && (
          <InviteDialog
            entryIds={[...chosen]}
            onClose={close}
            onDone={() => {
              setChosen(new Set());
              close();
            }}
          />
        )}
        {open !== null && typeof open === 'object' && <EntryDialog entry={open} onClose={close} />}
      </Suspense>
    </div>
  );
}
