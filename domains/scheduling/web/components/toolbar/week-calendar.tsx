import { Calendar, weekRange } from '@hearth/ui/calendar';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Popover } from '@hearth/ui/popover';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ScheduleWeek } from '../../../contract/schemas.ts';

type WeekCalendarProps = {
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  week: ScheduleWeek;
  onChoose: (date: string) => void;
};

/** A month to choose a week from. */
export function Opened({ trigger, label, week, onChoose }: WeekCalendarProps) {
  const labels = useDateLabels();
  const [open, setOpen] = useState(false);
  const weekStart = week.week_start === 7 ? 'SUN' : 'MON';
  return (
    <Popover trigger={trigger} label={label} open={open} onOpenChange={setOpen}>
      <Calendar
        labels={{ ...labels, calendar: label }}
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
