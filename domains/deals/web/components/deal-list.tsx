import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { PUBLISHED, SHIFTS_CHANGED } from '@hearth/domains/scheduling/events';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { BulkBar } from '@hearth/ui/data-table';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listDeals } from '../../contract/endpoints.ts';
import { DEAL_CHANGED } from '../../contract/events.ts';
import type { ListedDeal } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { BiddingList } from './bidding-list.tsx';
import { DealLine } from './deal-line.tsx';
import { useDecisions } from './use-decisions.ts';

const SHOWN = ['WAITING', 'OFFERED', 'BIDS', 'ENDED'] as const;
type Shown = (typeof SHOWN)[number];

/** As many as one call decides. */
const MOST_AT_ONCE = 50;
const NOTHING: ReadonlySet<string> = new Set();

/** The shift requests at the brand in view and below, and the shifts that staff bid for. */
export function DealList() {
  const { show, setShow, place, setPlace } = useFilters();
  return (
    <div className="grid gap-3">
      <Filters show={show} onShow={setShow} place={place} onPlace={setPlace} />
      {show === 'BIDS' ? <BiddingList place={place} /> : <Requests show={show} place={place} />}
    </div>
  );
}

interface RequestsProps {
  readonly show: Exclude<Shown, 'BIDS'>;
  readonly place: string | null;
}

/** Requests to decide, one by one or several at once. */
function Requests({ show, place }: RequestsProps) {
  const { t, problem } = useDealWords();
  const list = useDeals(show, place);
  const [selected, setSelected] = useState<ReadonlySet<string>>(NOTHING);
  const counted = useRef<HTMLParagraphElement>(null);
  const { busy, error, whyLeft, decide } = useDecisions(() => {
    setSelected(NOTHING);
    // The line with the focus is gone.
    counted.current?.focus();
  });
  const open = (list.data?.pages ?? [])
    .flatMap(({ deals }) => deals)
    .filter(({ state, is_own }) => state === 'TAKEN' && !is_own);
  const chosen = open.filter(({ id }) => selected.has(id)).slice(0, MOST_AT_ONCE);
  const toggle = (id: string, on: boolean): void =>
    setSelected(new Set(on ? [...selected, id] : [...selected].filter((other) => other !== id)));
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p ref={counted} role="status" tabIndex={-1} className="me-auto text-ink-2 tabular-nums outline-none">
          {total === undefined ? '' : t('manage.total', { count: total })}
        </p>
        {open.length > 1 && (
          <Button size="sm" onClick={() => setSelected(new Set(open.map(({ id }) => id)))}>
            {t('manage.selectAll')}
          </Button>
        )}
      </div>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      {chosen.length > 0 && (
        <BulkBar
          countText={t('manage.selected', { count: chosen.length })}
          clearLabel={t('manage.clear')}
          onClear={() => setSelected(NOTHING)}
          actions={
            <Button variant="primary" busy={busy} onClick={() => decide('APPROVED', chosen)}>
              {t('manage.approveSelected')}
            </Button>
          }
        />
      )}
      <PagedList
        of={list}
        items={(page): readonly ListedDeal[] => page.deals}
        rows={6}
        failed={t('manage.failed')}
        problem={problem}
        empty={
          <EmptyState
            icon={<Icon of={ArrowLeftRight} size={24} />}
            title={t(show === 'WAITING' ? 'manage.nothing' : 'manage.none')}
          >
            {show === 'WAITING' && t('manage.nothingNote')}
          </EmptyState>
        }
      >
        {(deals) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {deals.map((deal) => (
              <DealLine
                key={deal.id}
                deal={deal}
                busy={busy}
                left={whyLeft(deal.id)}
                chosen={selected.has(deal.id)}
                onChosen={(on) => toggle(deal.id, on)}
                onDecide={(decision, note) => decide(decision, [deal], note)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** The requests of a filter, read again when something in them changes. */
function useDeals(show: RequestsProps['show'], place: string | null) {
  const brand = useBrand();
  useReadAgainOn([DEAL_CHANGED], [listDeals]);
  useReadAgainOn([PUBLISHED, SHIFTS_CHANGED], [listDeals]);
  return useCursorPages(
    listDeals,
    { params: { id: brand.id }, query: { show, ...(place === null ? {} : { place_id: place }) } },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
}

/** What the address says is shown. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null): void => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return {
    show: SHOWN.find((one) => one === search.get('show')) ?? 'WAITING',
    setShow: (next: Shown) => set('show', next === 'WAITING' ? null : next),
    place: search.get('place'),
    setPlace: (id: string | null) => set('place', id),
  };
}

function Filters(props: {
  show: Shown;
  onShow: (show: Shown) => void;
  place: string | null;
  onPlace: (id: string | null) => void;
}) {
  const { t } = useDealWords();
  const { type } = useBrand();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SegmentedControl
        label={t('manage.show')}
        segments={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
        value={props.show}
        onChange={props.onShow}
      />
      {type !== 'LOCATION' && (
        <PlaceBox
          className="w-64 max-w-full"
          label={t('manage.place')}
          placeholder={t('manage.everywhere')}
          emptyText={t('manage.placeNone')}
          value={props.place}
          onChange={props.onPlace}
        />
      )}
    </div>
  );
}
