import { Slot } from '@hearth/client/slots';
import { Modal } from '@hearth/ui/modal';
import { useMemo } from 'react';
import { departmentRank } from '../../../rules/departments.ts';
import { type AreaTotal, sumAreas } from '../../../rules/hours/areas.ts';
import type { Total } from '../../../rules/hours/hours.ts';
import { WEEK_SUMMARY } from '../../slots.ts';
import { nameStation } from '../../state/week/station-names.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { departmentName } from '../shift/department-name.ts';

const CELL = 'px-3 py-1.5 text-end tabular-nums';

/** The hours of the week by department and station, with wages and cost centres for those who may see pay. */
export default function AreasDialog({ onClose }: { readonly onClose: () => void }) {
  const { snapshot, phrases, showCost } = useSchedule();
  const say = useDialogPhrases();
  const { t, format } = phrases;
  const { week, roster, index } = snapshot;
  const { currency } = week.location;
  const areas = useMemo(() => {
    const here = [...roster.shifts.values()].filter(({ date }) => index.dates.includes(date));
    return sumAreas(here, {
      people: week.people,
      positions: week.positions,
      stations: week.stations,
      currency,
      stationOf: nameStation(week.stations),
    });
  }, [week, roster, index, currency]);
  const withCost = showCost && currency !== null;
  const cells = ({ minutes, cost }: Total) => (
    <>
      <td className={CELL}>{t('hours', { hours: phrases.hours(minutes) })}</td>
      {withCost && <td className={CELL}>{format.money(cost, currency, 'whole')}</td>}
    </>
  );
  return (
    <Modal open dismissable size="md" title={say('areas.title')} closeLabel={t('close')} onClose={onClose}>
      {areas.length === 0 ? (
        <p className="text-ink-2">{say('areas.none')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-ink-2">
              <tr>
                <th scope="col" className="px-3 py-1.5 text-start font-normal">
                  {say('areas.area')}
                </th>
                <th scope="col" className="px-3 py-1.5 text-start font-normal">
                  {say('areas.costCentre')}
                </th>
                <th scope="col" className={`${CELL} font-normal`}>
                  {t('foot.hours')}
                </th>
                {withCost && (
                  <th scope="col" className={`${CELL} font-normal`}>
                    {t('foot.cost')}
                  </th>
                )}
              </tr>
            </thead>
            {areas.map(({ department, total, stations }) => (
              <tbody key={department ?? ''} className="border-t border-line">
                <tr className="font-bold">
                  <th scope="rowgroup" colSpan={2} className="px-3 py-1.5 text-start">
                    {department === null ? t('grid.noPosition') : departmentName(phrases, department)}
                  </th>
                  {cells(total)}
                </tr>
                {stations.map(({ station, costCentre, total: there }) => (
                  <tr key={station} className="text-ink-2">
                    <th scope="row" className="ps-6 pe-3 py-1.5 text-start font-normal wrap-anywhere">
                      {station === '' ? t('grid.noStation') : <bdi>{station}</bdi>}
                    </th>
                    <td className="px-3 py-1.5">
                      <bdi>{costCentre}</bdi>
                    </td>
                    {cells(there)}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      <Targets areas={areas} withCost={withCost} />
    </Modal>
  );
}

/** What is meant to be planned, by those who know. */
function Targets({ areas, withCost }: { readonly areas: readonly AreaTotal[]; readonly withCost: boolean }) {
  const { week } = useSchedule().snapshot;
  const departments = [...new Set(week.positions.map(({ department }) => department))];
  const summary = {
    locationId: week.location.id,
    week: week.week,
    currency: week.location.currency,
    showCost: withCost,
    departments: departments.sort((one, other) => departmentRank(one) - departmentRank(other)),
    areas: areas.map(({ department, total }) => ({ department, minutes: total.minutes, cost: total.cost })),
  };
  return <Slot of={WEEK_SUMMARY} with={summary} />;
}
