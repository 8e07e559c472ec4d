import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { Hand } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { getBidding, listBiddings } from '../../contract/bid-endpoints.ts';
import type { ListedBidding } from '../../contract/bid-schemas.ts';
import { BIDDING_CHANGED } from '../../contract/events.ts';
import { useDealWords } from '../words.ts';
import { ShiftText, useShiftText } from './shift-text.tsx';

const BiddingRanking = lazy(() => import('./bidding-ranking.tsx'));

/** The shifts that staff bid for now, those that close first at the top. */
export function BiddingList({ place }: { place: string | null }) {
  const { t, problem } = useDealWords();
  const params = { id: useBrand().id };
  const list = useCursorPages(
    listBiddings,
    { params, query: place === null ? {} : { place_id: place } },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  useReadAgainOn([BIDDING_CHANGED, PUBLISHED], [listBiddings, getBidding]);
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <p role="status" className="text-ink-2 tabular-nums">
        {total === undefined ? '' : t('bidding.total', { count: total })}
      </p>
      <PagedList
        of={list}
        items={(page): readonly ListedBidding[] => page.biddings}
        rows={4}
        failed={t('bids.failed')}
        problem={problem}
        empty={
          <EmptyState icon={<Icon of={Hand} size={24} />} title={t('bidding.none')}>
            {t('bidding.noneNote')}
          </EmptyState>
        }
      >
        {(biddings) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {biddings.map((bidding) => (
              <BiddingLine key={bidding.id} bidding={bidding} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function BiddingLine({ bidding }: { bidding: ListedBidding }) {
  const { t } = useDealWords();
  const format = useFormat();
  const text = useShiftText();
  const { type } = useBrand();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { shift, giver } = bidding;
  return (
    <li className="grid gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          <ShiftText shift={shift} place={type === 'LOCATION' ? null : bidding.location.name} />
          {giver !== null && <p>{t('open.from', { name: giver.name })}</p>}
          <p className="text-ink-2">
            {t(`bidding.order.${bidding.order}`)} ·{' '}
            {t('bids.closes', { time: format.instant(bidding.closes_at, shift.time_zone) })}
          </p>
        </div>
        <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          {t('bidding.count', { count: bidding.bid_count })}
          <span className="sr-only"> {text(shift)}</span>
        </Button>
      </div>
      <div id={panel}>
        {isOpen && (
          <Suspense fallback={null}>
            <BiddingRanking bidding={bidding} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
