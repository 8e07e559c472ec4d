import { Slot } from '@hearth/client/slots';
import { FilterChips } from '@hearth/ui/chip';
import { SearchField } from '@hearth/ui/search-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { lazy, Suspense, useMemo } from 'react';
import { countByDepartment, type WeekView } from '../../state/grid/week-rows.ts';
import { groupByStation } from '../../state/grid/station-rows.ts';
import { WEEK_COVER } from '../../slots.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { Problems } from '../editor/deferred-parts.ts';
import { SeenButton } from '../receipts/seen-button.tsx';
import { VersionsButton } from '../versions/versions-button.tsx';
import { departmentName } from '../shift/department-name.ts';
import { positionTint } from '../grid/week-row.tsx';

/** Only where laws are checked. */
const ConsentButton = lazy(() => import('../consents/consent-button.tsx'));

type FiltersProps = {
  view: WeekView;
  onChange: (view: WeekView) => void;
  narrow: boolean;
  onDay: ((date: string) => void) | null;
};

/** The grouping, filters and problem list of the week. */
export function Filters({ view, onChange, narrow, onDay }: FiltersProps) {
  const { snapshot, phrases } = useSchedule();
  const { t } = phrases;
  const { week } = snapshot;
  const departments = useMemo(() => countByDepartment(snapshot.week), [snapshot.week]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 pb-2">
        {!narrow && (
          <>
            <span className="text-sm text-ink-2 max-2xl:sr-only" aria-hidden="true">
              {t('tools.groupBy')}
            </span>
            <SegmentedControl
              size="sm"
              label={t('tools.groupBy')}
              segments={[
                { value: 'person', label: t('tools.person') },
                { value: 'position', label: t('tools.position') },
                { value: 'station', label: t('tools.station') },
              ]}
              value={view.groupBy}
              onChange={(groupBy) => {
                const { byStation: _before, ...rest } = view;
                onChange({ ...rest, groupBy, ...(groupBy === 'station' ? { byStation: groupByStation } : {}) });
              }}
            />
          </>
        )}
        <div className="flex flex-wrap items-center gap-2 phone:w-full phone:flex-nowrap phone:overflow-x-auto">
          <FilterChips
            label={t('tools.show')}
            className="phone:flex-nowrap"
            chips={[{ id: 'open', label: t('tools.openOnly') }]}
            chosen={view.openOnly === true ? ['open'] : []}
            onChange={(chosen) => onChange({ ...view, openOnly: chosen.length > 0 })}
          />
          {departments.length > 1 && (
            <FilterChips
              label={t('tools.departments')}
              className="phone:flex-nowrap"
              chips={departments.map(({ department, tint, people }) => ({
                id: department,
                label: departmentName(phrases, department),
                count: people,
                tint: positionTint({ id: '', name: '', department, tint }),
              }))}
              chosen={view.departments}
              onChange={(chosen) => onChange({ ...view, departments: chosen })}
            />
          )}
        </div>
        <span className="w-44 phone:w-28 phone:flex-1">
          <SearchField
            size="sm"
            label={t('tools.search')}
            placeholder={t('tools.search')}
            clearLabel={t('tools.clear')}
            value={view.search}
            onChange={(search) => onChange({ ...view, search })}
          />
        </span>
        <span className="flex-1 phone:hidden" />
        {week.may.publish && week.publication_number > 0 && week.laws.rules.length > 0 && (
          <Suspense fallback={null}>
            <ConsentButton />
          </Suspense>
        )}
        <SeenButton />
        <VersionsButton />
        <Suspense fallback={null}>
          <Problems onDay={onDay} />
        </Suspense>
      </div>
      <Cover />
    </>
  );
}

/** What other domains measure the week against, with each edit. */
function Cover() {
  const { snapshot } = useSchedule();
  const { attempt } = useScheduleEditor();
  const { week, roster, index } = snapshot;
  return <Slot of={WEEK_COVER} with={{ week, dates: index.dates, shifts: roster.shifts, attempt }} />;
}
