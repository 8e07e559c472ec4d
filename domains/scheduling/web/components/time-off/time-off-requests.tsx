import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { BulkBar } from '@hearth/ui/data-table';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Palmtree } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exportTimeOff, listTimeOff } from '../../../contract/endpoints.ts';
import { PUBLISHED, SHIFTS_CHANGED, TIME_OFF_DECIDED, TIME_OFF_REQUESTED } from '../../../contract/events.ts';
import type { ListedTimeOff } from '../../../contract/time-off-schemas.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { RequestLine } from './request-line.tsx';
import { useDecisions } from './use-decisions.ts';
import { useTimeOffWords } from './words.ts';

const FILTERS = ['REQUESTED', 'APPROVED', 'DECLINED', 'ALL'] as const;
type Filter = (typeof FILTERS)[number];

/** As many as one call decides. */
const MOST_AT_ONCE = 50;
const NOTHING: ReadonlySet<string> = new Set();

/** The requests at the brand in view and below that are not over: filter, decide one, or approve several at once. */
export function TimeOffRequests() {
  const { t } = useTimeOffWords();
  const { problem } = useSchedulingPhrases();
  const { filter, setFilter, place, setPlace, list, query } = useRequests();
  const brand = useBrand();
  const [selected, setSelected] = useState<ReadonlySet<string>>(NOTHING);
  const counted = useRef<HTMLParagraphElement>(null);
  const { busy, error, decide } = useDecisions(() => {
    setSelected(NOTHING);
    // The line with the focus is gone.
    counted.current?.focus();
  });
  const open = (list.data?.pages ?? [])
    .flatMap(({ requests }) => requests)
    .filter(({ state }) => state === 'REQUESTED');
  const chosen = open.filter(({ id }) => selected.has(id)).slice(0, MOST_AT_ONCE);
  const toggle = (id: string, on: boolean): void =>
    setSelected(new Set(on ? [...selected, id] : [...selected].filter((other) => other !== id)));
  const total = list.data?.pages[0]?.total;
  return (
    <div className="grid gap-3">
      <Filters filter={filter} onFilter={setFilter} place={place} onPlace={setPlace} />
      <div className="flex flex-wrap items-center gap-2">
        <p ref={counted} role="status" tabIndex={-1} className="me-auto text-ink-2 tabular-nums outline-none">
          {total === undefined ? '' : t('total', { count: total })}
        </p>
        {open.length > 1 && (
          <Button size="sm" onClick={() => setSelected(new Set(open.map(({ id }) => id)))}>
            {t('selectAll')}
          </Button>
        )}
        <ExportMenu endpoint={exportTimeOff} brandId={brand.id} filter={query} />
      </div>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      {chosen.length > 0 && (
        <BulkBar
          countText={t('selected', { count: chosen.length })}
          clearLabel={t('clear')}
          onClear={() => setSelected(NOTHING)}
          actions={
            <Button variant="primary" busy={busy} onClick={() => decide('APPROVED', chosen)}>
              {t('approveSelected')}
            </Button>
          }
        />
      )}
      <PagedList
        of={list}
        items={(page): readonly ListedTimeOff[] => page.requests}
        rows={6}
        failed={t('failed')}
        problem={problem}
        empty={<Nothing filter={filter} />}
      >
        {(requests) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {requests.map((request) => (
              <RequestLine
                key={request.id}
                request={request}
                busy={busy}
                chosen={selected.has(request.id)}
                onChosen={(on) => toggle(request.id, on)}
                onDecide={(decision, note) => decide(decision, [request], note)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

/** The list for the filters in the address, read again when something in it changes. */
function useRequests() {
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => localDay(new Date(), brand.timeZone));
  const filter = FILTERS.find((one) => one === search.get('state')) ?? 'REQUESTED';
  const place = search.get('place');
  const set = (name: string, value: string | null): void => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const query = {
    from: today,
    ...(filter === 'ALL' ? {} : { state: filter }),
    ...(place === null ? {} : { place_id: place }),
  };
  const list = useCursorPages(
    listTimeOff,
    { params: { id: brand.id }, query },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  useReadAgainOn([TIME_OFF_REQUESTED, TIME_OFF_DECIDED, PUBLISHED, SHIFTS_CHANGED], [listTimeOff]);
  return {
    filter,
    setFilter: (next: Filter) => set('state', next === 'REQUESTED' ? null : next),
    place,
    setPlace: (id: string | null) => set('place', id),
    list,
    query,
  };
}

function Filters(props: {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  place: string | null;
  onPlace: (id: string | null) => void;
}) {
  const { t } = useTimeOffWords();
  const own = useOwnDayPhrases();
  const { type } = useBrand();
  const names: Readonly<Record<Filter, string>> = {
    REQUESTED: t('toDecide'),
    APPROVED: own('leave.APPROVED'),
    DECLINED: own('leave.DECLINED'),
    ALL: t('all'),
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SegmentedControl
        label={t('show')}
        segments={FILTERS.map((value) => ({ value, label: names[value] }))}
        value={props.filter}
        onChange={props.onFilter}
      />
      {type !== 'LOCATION' && (
        <PlaceBox
          className="w-64 max-w-full"
          label={t('place')}
          placeholder={t('everywhere')}
          emptyText={t('placeNone')}
          value={props.place}
          onChange={props.onPlace}
        />
      )}
    </div>
  );
}

function Nothing({ filter }: { filter: Filter }) {
  const { t } = useTimeOffWords();
  const waits = filter === 'REQUESTED';
  return (
    <EmptyState icon={<Icon of={Palmtree} size={24} />} title={t(waits ? 'nothing' : 'none')}>
      {waits && t('nothingNote')}
    </EmptyState>
  );
}
