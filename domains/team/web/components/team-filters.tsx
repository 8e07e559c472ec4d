import { SearchField } from '@hearth/ui/search-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Select } from '@hearth/ui/select';
import { usePositions } from '../api.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { STATUSES } from '../use-team-address.ts';
import { useTeamPhrases } from '../words.ts';

const ANY = 'any';

/** Narrows the people by what is typed, by position and by whether they still work here. */
export function TeamFilters({ address, busy }: { address: TeamAddress; busy: boolean }) {
  const { t } = useTeamPhrases();
  const positions = usePositions().data?.positions ?? [];
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
      <Select
        className="min-w-0 flex-[1_1_11rem] lg:max-w-64"
        label={t('filters.position')}
        labelHidden
        placeholder={t('filters.anyPosition')}
        value={positionId === '' ? ANY : positionId}
        options={[
          { id: ANY, label: t('filters.anyPosition') },
          ...positions.map(({ id, name, department }) => ({ id, label: name, note: t(`departments.${department}`) })),
        ]}
        onChange={(id) => change({ position: id === ANY ? '' : id })}
      />
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
