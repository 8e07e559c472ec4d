import { DayMark } from '@hearth/domains/workplace/widgets';
import { useSchedule } from '../editor/use-schedule.ts';

/** What managers wrote on a day of the week on the screen. */
export default function DayNotes({ date, wide = false }: { readonly date: string; readonly wide?: boolean }) {
  const { snapshot } = useSchedule();
  const { week, index } = snapshot;
  return (
    <DayMark
      locationId={week.location.id}
      from={week.week}
      to={index.dates.at(-1) ?? week.week}
      date={date}
      wide={wide}
    />
  );
}
