import { ExportMenu } from '@hearth/domains/exports/widgets';
import { exportShifts } from '../../../contract/endpoints.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { useSchedule } from '../editor/use-schedule.ts';

/** Exports the week on the screen. */
export default function WeekExport({ narrow }: { readonly narrow: boolean }) {
  const { location, week } = useSchedule().snapshot.week;
  const filter = { from: week, to: addDays(week, 6) };
  return <ExportMenu endpoint={exportShifts} brandId={location.id} filter={filter} compact={narrow} />;
}
