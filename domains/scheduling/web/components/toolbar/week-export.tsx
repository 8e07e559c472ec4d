import { ExportMenu } from '@hearth/domains/exports/widgets';
import { exportShifts } from '../../../contract/endpoints.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { useSchedule } from '../editor/use-schedule.ts';

/** Exports the week on the screen, or leads to its printed form. */
export default function WeekExport({ narrow }: { readonly narrow: boolean }) {
  const { snapshot, phrases } = useSchedule();
  const { location, week } = snapshot.week;
  const filter = { from: week, to: addDays(week, 6) };
  const more = [
    {
      id: 'print',
      label: phrases.t('tools.print'),
      note: phrases.t('tools.printNote'),
      href: `/schedule/print?date=${week}`,
    },
  ];
  return <ExportMenu endpoint={exportShifts} brandId={location.id} filter={filter} compact={narrow} more={more} />;
}
