import { useFormat } from '@hearth/i18n/use-format';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../button/index.tsx';
import type { CalendarLabels, DateBounds, IsoDate, WeekStart } from '../calendar/index.tsx';
import { Calendar, moveWeek, weekRange } from '../calendar/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { Popover } from '../popover/index.tsx';

/** The props of a WeekPicker: any day of the week shown; it answers with the first day of the week chosen. */
export type WeekPickerProps = DateBounds & {
  value: IsoDate;
  onChange: (from: IsoDate) => void;
  weekStart?: WeekStart | undefined;
  labels: CalendarLabels & { previousWeek: string; nextWeek: string };
  className?: string | undefined;
};

/** A week of seven days, Monday first by default: one back, one on, or any by calendar. */
export function WeekPicker({ value, onChange, weekStart = 'MON', labels, min, max, className }: WeekPickerProps) {
  const format = useFormat();
  const week = weekRange(value, weekStart);
  const before = moveWeek(week.from, -1, { min, max });
  const after = moveWeek(week.from, 1, { min, max });
  return (
    <div className={join('flex flex-wrap items-center gap-2', className)}>
      <span className="inline-flex">
        <IconButton
          variant="secondary"
          label={labels.previousWeek}
          disabled={before === undefined}
          className="rounded-e-none"
          icon={<Icon of={ChevronLeft} directional />}
          onClick={() => before !== undefined && onChange(before)}
        />
        <IconButton
          variant="secondary"
          label={labels.nextWeek}
          disabled={after === undefined}
          className="-ms-px rounded-s-none"
          icon={<Icon of={ChevronRight} directional />}
          onClick={() => after !== undefined && onChange(after)}
        />
      </span>
      <Popover
        label={labels.calendar}
        trigger={
          <Button variant="ghost" className="px-1.5 text-lg" iconEnd={<Icon of={ChevronDown} />}>
            <span className="text-ink">{format.dateRange(week.from, week.to)}</span>
          </Button>
        }
      >
        {(close) => (
          <Calendar
            focused
            labels={labels}
            weekStart={weekStart}
            min={min}
            max={max}
            value={null}
            range={week}
            onChange={(day) => {
              onChange(weekRange(day, weekStart).from);
              close();
            }}
          />
        )}
      </Popover>
    </div>
  );
}
