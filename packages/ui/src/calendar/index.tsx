import { useFormat } from '@hearth/i18n/use-format';
import type { Formats } from '@hearth/i18n/use-format';
import type { CalendarDate } from '@internationalized/date';
import { getLocalTimeZone, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { ChoiceGrid } from './choice-grid.tsx';
import { DayGrid } from './day-grid.tsx';
import type { DateBounds, IsoDate, WeekStart } from './days.ts';
import { monthGrid, parseIsoDate, yearGrid } from './days.ts';
import type { CalendarView } from './view.ts';
import { coarserView, isPageOutside, toggleDay, turnPage } from './view.ts';

export type { DateBounds, IsoDate, WeekStart } from './days.ts';
export { isWithin, moveWeek, parseIsoDate, weekRange } from './days.ts';

/** The words of a calendar. */
export type CalendarLabels = {
  calendar: string;
  previous: string;
  next: string;
  chooseMonth: string;
  chooseYear: string;
};

/** The props of a Calendar: the day chosen, or with multiple a list that days are toggled in and out of. */
export type CalendarProps = DateBounds & {
  labels: CalendarLabels;
  weekStart?: WeekStart | undefined;
  range?: { from: IsoDate; to: IsoDate } | undefined;
  /** Begins with the focus on its day: in a popover. */
  focused?: boolean | undefined;
  className?: string | undefined;
} & (
    | { multiple?: false; value: IsoDate | null; onChange: (day: IsoDate) => void }
    | { multiple: true; value: readonly IsoDate[]; onChange: (days: IsoDate[]) => void }
  );

/** The day picker: days, then months, then years by a click on the heading. */
export function Calendar(props: CalendarProps) {
  const { labels, weekStart = 'MON', range, focused, className, min, max } = props;
  const chosen = props.multiple === true ? props.value : props.value === null ? [] : [props.value];
  const [shown, setShown] = useState(() => initialPage(chosen, { min, max }));
  const last = chosen.at(-1);
  const [followed, setFollowed] = useState(last);
  if (last !== followed) {
    setFollowed(last);
    // A list is changed where the reader is: taking away its last day does not turn the page.
    if (props.multiple !== true) setShown(initialPage(chosen, { min, max }));
  }
  function choose(day: IsoDate) {
    if (props.multiple === true) props.onChange(toggleDay(props.value, day));
    else props.onChange(day);
  }
  return (
    <CalendarFrame
      labels={labels}
      finest="day"
      shown={shown}
      onShow={setShown}
      bounds={{ min, max }}
      className={className}
    >
      <DayGrid
        {...{ shown, min, max, range, focused, weekStart, chosen }}
        label={labels.calendar}
        onShow={setShown}
        onChoose={choose}
      />
    </CalendarFrame>
  );
}

/** The props of a CalendarFrame: the page shown and the finest view, whose pick ends the choice. */
export type CalendarFrameProps = {
  labels: CalendarLabels;
  finest: CalendarView;
  shown: CalendarDate;
  onShow: (date: CalendarDate) => void;
  bounds: DateBounds;
  /** Called with the month or year picked in the finest view. */
  onPick?: ((date: CalendarDate) => void) | undefined;
  /** The month or year that is chosen, for pickers of those. */
  chosen?: CalendarDate | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** The heading with previous and next, and the months and years behind it. */
export function CalendarFrame({
  labels,
  finest,
  shown,
  onShow,
  bounds,
  onPick,
  chosen,
  className,
  children,
}: CalendarFrameProps) {
  const [view, setView] = useState<CalendarView>(finest);
  const format = useFormat();
  const now = today(getLocalTimeZone());
  const up = coarserView(view);
  const years = yearGrid(shown.year, bounds);
  function pick(date: CalendarDate, from: CalendarView) {
    onShow(date);
    if (from === finest) onPick?.(date);
    else setView(from === 'year' ? 'month' : 'day');
  }
  const selected = chosen ?? shown;
  return (
    <div className={join('grid w-72 max-w-full gap-2', className)}>
      <div className="flex items-center gap-1">
        <IconButton
          label={labels.previous}
          disabled={isPageOutside(shown, view, -1, bounds)}
          icon={<Icon of={ChevronLeft} size={20} directional />}
          onClick={() => onShow(turnPage(shown, view, -1))}
        />
        <button
          type="button"
          aria-live="polite"
          disabled={up === undefined}
          onClick={() => up !== undefined && setView(up)}
          className="min-h-9 flex-1 rounded-sm text-base font-bold transition-colors duration-150 not-disabled:hover:bg-sunken phone:min-h-11"
        >
          {calendarHeading(view, shown, years, format)}
        </button>
        <IconButton
          label={labels.next}
          disabled={isPageOutside(shown, view, 1, bounds)}
          icon={<Icon of={ChevronRight} size={20} directional />}
          onClick={() => onShow(turnPage(shown, view, 1))}
        />
      </div>
      {view === 'day' && children}
      {view === 'month' && (
        <ChoiceGrid
          label={labels.chooseMonth}
          choices={monthGrid(shown.year, bounds).map(({ month, disabled }) => ({
            id: month,
            disabled,
            label: format.month(month, 'short'),
          }))}
          chosen={selected.year === shown.year ? selected.month : undefined}
          present={now.year === shown.year ? now.month : 0}
          onChoose={(month) => pick(shown.set({ month }), 'month')}
        />
      )}
      {view === 'year' && (
        <ChoiceGrid
          label={labels.chooseYear}
          choices={years.map(({ year, disabled }) => ({ id: year, disabled, label: String(year) }))}
          chosen={selected.year}
          present={now.year}
          onChoose={(year) => pick(shown.set({ year }), 'year')}
        />
      )}
    </div>
  );
}

function calendarHeading(
  view: CalendarView,
  shown: CalendarDate,
  years: readonly { year: number }[],
  format: Formats,
): string {
  if (view === 'day') return format.date(shown.toString(), 'month');
  if (view === 'month') return String(shown.year);
  return `${years[0]?.year}–${years.at(-1)?.year}`;
}

/** The initial page of a calendar: the last chosen day, else today, within the bounds. */
function initialPage(chosen: readonly IsoDate[], { min, max }: DateBounds): CalendarDate {
  const last = chosen.at(-1);
  const day = (last === undefined ? undefined : parseIsoDate(last)) ?? today(getLocalTimeZone());
  if (min !== undefined && day.toString() < min) return parseIsoDate(min) ?? day;
  if (max !== undefined && day.toString() > max) return parseIsoDate(max) ?? day;
  return day;
}
