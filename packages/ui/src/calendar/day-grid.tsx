import type { CalendarDate } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { join } from '../classes/join.ts';
import type { DateBounds, IsoDate, WeekStart } from './days.ts';
import { parseIsoDate } from './days.ts';

const FIRST_DAY = { SUN: 'sun', MON: 'mon', TUE: 'tue', WED: 'wed', THU: 'thu', FRI: 'fri', SAT: 'sat' } as const;

/** The props of a DayGrid: the month shown, the days chosen, and what follows a choice. */
export type DayGridProps = DateBounds & {
  label: string;
  shown: CalendarDate;
  onShow: (date: CalendarDate) => void;
  chosen: readonly IsoDate[];
  onChoose: (date: IsoDate) => void;
  weekStart: WeekStart;
  /** Tints these days as one, e.g. a week. */
  range?: { from: IsoDate; to: IsoDate } | undefined;
  /** Begins with the focus on its day. */
  focused?: boolean | undefined;
};

/** The days of a month in rows of seven; arrows, Page Up and Page Down move. */
export function DayGrid({
  label,
  shown,
  onShow,
  chosen,
  onChoose,
  weekStart,
  range,
  focused = false,
  min,
  max,
}: DayGridProps) {
  const { locale } = useLocale();
  const inRange = (day: IsoDate) => range !== undefined && day >= range.from && day <= range.to;
  return (
    <Calendar
      aria-label={label}
      autoFocus={focused}
      selectionMode="multiple"
      value={chosen.flatMap((day) => parseIsoDate(day) ?? [])}
      onChange={(days) => {
        const after = days.map(String);
        const changed = after.find((day) => !chosen.includes(day)) ?? chosen.find((day) => !after.includes(day));
        if (changed !== undefined) onChoose(changed);
      }}
      focusedValue={shown}
      onFocusChange={onShow}
      minValue={min === undefined ? null : (parseIsoDate(min) ?? null)}
      maxValue={max === undefined ? null : (parseIsoDate(max) ?? null)}
      firstDayOfWeek={FIRST_DAY[weekStart]}
    >
      <CalendarGrid
        // Arabic has no short names of days.
        weekdayStyle={locale.startsWith('ar') ? 'narrow' : 'short'}
        className="w-full table-fixed border-separate border-spacing-y-0.5"
      >
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-8 text-xs font-normal text-ink-2">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = date.toString();
            return (
              <CalendarCell
                date={date}
                className={({ isSelected, isToday, isDisabled, isOutsideMonth }) =>
                  join(
                    'grid h-9 min-w-9 cursor-default place-items-center text-base tabular-nums outline-offset-1 transition-colors duration-150 phone:h-11',
                    isOutsideMonth && 'invisible',
                    isDisabled && 'text-ink-3 opacity-55',
                    isSelected
                      ? 'rounded-sm bg-accent-ink font-bold text-surface'
                      : inRange(day)
                        ? 'bg-accent-soft text-accent-ink'
                        : 'rounded-sm data-[hovered]:bg-sunken',
                    !isSelected && day === range?.from && 'rounded-s-sm',
                    !isSelected && day === range?.to && 'rounded-e-sm',
                    isToday && !isSelected && 'font-bold text-accent-ink',
                  )
                }
              />
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
