import { Calendar, weekRange } from '@hearth/ui/calendar';
import { Popover } from '@hearth/ui/popover';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ScheduleWeek } from '../../contract/schemas.ts';
import { useWords } from './use-words.ts';

type WeekCalendarProps = {
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  week: ScheduleWeek;
  onChoose: (date: string) => void;
};

/** A month to choose a week from. It opens at once: it was loaded because somebody wanted it. */
export default function WeekCalendar({ trigger, label, week, onChoose }: WeekCalendarProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(true);
  const weekStart = week.week_start === 7 ? 'SUN' : 'MON';
  return (
    <Popover trigger={trigger} label={label} open={open} onOpenChange={setOpen}>
      <Calendar
        labels={{
          calendar: label,
          previous: t('week.previousPage'),
          next: t('week.nextPage'),
          chooseMonth: t('week.chooseMonth'),
          chooseYear: t('week.chooseYear'),
        }}
        weekStart={weekStart}
        value={null}
        range={weekRange(week.week, weekStart)}
        onChange={(day) => {
          setOpen(false);
          onChoose(day);
        }}
      />
    </Popover>
  );
}
