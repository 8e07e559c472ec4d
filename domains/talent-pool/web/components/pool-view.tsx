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

/** A person whose entry is open, or what else is. */
type OpenDialog = 'invite' | 'manage' | PoolEntry | null;

/** The talent pool: filter, select and invite people. */
export function PoolView() {
  const { t, format } = usePoolWords();
  const brand = useBrand();
  const params = { id: brand.id };
  const [filter, setFilter] = useState<PoolFilter>({});
  const [order, setOrder] = useState<PoolOrder>('added');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<OpenDialog>(null);
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
      <PoolTools
        total={data === undefined ? undefined : total}
        searches={choices.searches}
        onSearch={narrow}
        onManage={mayEdit ? () => setOpen('manage') : undefined}
        onChooseAll={mayEdit && entries.length > 0 ? () => choose(entries.map(({ id }) => id)) : undefined}
      />
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
        empty={<NobodyFound isFiltered={isFiltering(asked)} onClear={() => narrow({})} />}
      >
        {(lines) => (
          <Entries entries={lines} chosen={chosen} onChosen={choose} onEdit={mayEdit ? setOpen : undefined} />
        )}
      </PagedList>
      <PoolDialogs
        open={open}
        choices={choices}
        filter={asked}
        chosen={chosen}
        onClose={close}
        onInvited={() => {
          setChosen(new Set());
          close();
        }}
      />
    </div>
  );
}

interface PoolToolsProps {
  /** Undefined while they are counted. */
  readonly total: number | undefined;
  readonly searches: FilterChoices['searches'];
  readonly onSearch: (filter: PoolFilter) => void;
  /** Absent for readers who can't edit. */
  readonly onManage: (() => void) | undefined;
  readonly onChooseAll: (() => void) | undefined;
}

/** How many there are, saved searches, and what can be done with all of them. */
function PoolTools({ total, searches, onSearch, onManage, onChooseAll }: PoolToolsProps) {
  const { t, format } = usePoolWords();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {total !== undefined && (
        <p role="status" className="me-auto text-ink-2 tabular-nums">
          {t('total', { n: format.number(total) })}
        </p>
      )}
      {searches.length > 0 && (
        <ChoiceField
          label={t('search.saved')}
          labelHidden
          className="w-56"
          placeholder={t('search.saved')}
          value={null}
          onChange={(id) => onSearch(searches.find((search) => search.id === id)?.filter ?? {})}
          options={searches.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      {onManage !== undefined && <Button onClick={onManage}>{t('search.manage')}</Button>}
      {onChooseAll !== undefined && <Button onClick={onChooseAll}>{t('chooseAll')}</Button>}
    </div>
  );
}

/** An empty pool, or nobody who fits the filters. */
function NobodyFound({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = usePoolWords();
  return isFiltered ? (
    <EmptyState
      icon={<Icon of={SearchX} size={24} />}
      title={t('nobody.title')}
      action={<Button onClick={onClear}>{t('nobody.action')}</Button>}
    />
  ) : (
    <EmptyState icon={<Icon of={Users} size={24} />} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}

interface PoolDialogsProps {
  readonly open: OpenDialog;
  readonly choices: FilterChoices;
  readonly filter: PoolFilter;
  readonly chosen: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

function PoolDialogs({ open, choices, filter, chosen, onClose, onInvited }: PoolDialogsProps) {
  return (
    <Suspense fallback={null}>
      {open === 'manage' && <ManageDialog choices={choices} filter={filter} onClose={onClose} />}
      {open === 'invite' && <InviteDialog entryIds={[...chosen]} onClose={onClose} onDone={onInvited} />}
      {open !== null && typeof open === 'object' && <EntryDialog entry={open} onClose={onClose} />}
    </Suspense>
  );
}

interface EntriesProps {
  readonly entries: readonly PoolEntry[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (ids: Iterable<string>) => void;
  /** Absent for readers who can't edit. */
  readonly onEdit: ((entry: PoolEntry) => void) | undefined;
}

function Entries({ entries, chosen, onChosen, onEdit }: EntriesProps) {
  const { t } = usePoolWords();
  return (
    <ul aria-label={t('title')} className="rounded-lg border border-line bg-surface">
      {entries.map((entry) => (
        <EntryLine
          key={entry.id}
          entry={entry}
          mayEdit={onEdit !== undefined}
          chosen={chosen.has(entry.id)}
          onChosen={(on) => onChosen(on ? [...chosen, entry.id] : [...chosen].filter((id) => id !== entry.id))}
          onEdit={() => onEdit?.(entry)}
        />
      ))}
    </ul>
  );
}
