import { BOX, BOX_SIZE } from '@hearth/ui/field';
import { SearchField } from '@hearth/ui/search-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { lazy, Suspense } from 'react';
import type { TeamAddress } from '../use-team-address.ts';
import { STATUSES } from '../use-team-address.ts';
import { useTeamPhrases } from '../words.ts';

const PositionFilter = lazy(() => import('./position-filter.tsx'));
/** As large as the choice that comes there. */
const PLACE = 'min-w-0 flex-[1_1_11rem] lg:max-w-64';

/** Narrows the people by what is typed, by position and by whether they still work here. */
export function TeamFilters({ address, busy }: { address: TeamAddress; busy: boolean }) {
  const { t } = useTeamPhrases();
  const { search, status, positionId, change } = address;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        className="min-w-0 flex-[2_1_16rem]"
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        clearLabel={t('filters.clear')}
        value={search}
        busy={busy}
        onChange={(q) => change({ q })}
      />
      <Suspense fallback={<span aria-hidden="true" className={`${BOX} ${BOX_SIZE.md} ${PLACE}`} />}>
        <PositionFilter className={PLACE} positionId={positionId} onChange={(position) => change({ position })} />
      </Suspense>
      <SegmentedControl
        className="phone:w-full phone:*:flex-1"
        label={t('filters.status')}
        segments={STATUSES.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={status}
        onChange={(value) => change({ status: value === 'ACTIVE' ? '' : value })}
      />
    </div>
  );
}
