import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { DayPart } from '@hearth/domains/profiles/schemas';
import type { Application } from '../../../contract/schemas.ts';
import type { UsualShift } from '../../../rules/usual-shifts.ts';
import { shiftDayParts } from '../../../rules/usual-shifts.ts';
import en from '../../en.json' with { type: 'json' };

type Availability = Application['availability'];

const PARTS: readonly DayPart[] = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'];
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Steps of the arrow keys in days and parts; the parts run with the writing. */
const STEPS: Readonly<Partial<Record<string, readonly [days: number, parts: number]>>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const idOf = (day: number, part: DayPart): string => `${day}:${part}`;

/** Marks and clears the parts of a week: by a press, by drawing over them, and by walking with the arrows. */
function useWeekEditing(
  table: RefObject<HTMLTableElement | null>,
  availability: Availability,
  onChange: (next: Availability) => void,
) {
  /** While a finger draws: whether it marks or clears, and the cells that it has touched. */
  const stroke = useRef<{ readonly marks: boolean; readonly touched: Set<string> } | null>(null);
  const [stop, setStop] = useState('1:MORNING');
  const has = (weekday: number, part: DayPart): boolean =>
    availability.some((slot) => slot.weekday === weekday && slot.part === part);
  const set = (weekday: number, part: DayPart, marked: boolean): void => {
    const others = availability.filter((slot) => !(slot.weekday === weekday && slot.part === part));
    onChange(marked ? [...others, { weekday, part }] : others);
  };
  const draw = (event: PointerEvent): void => {
    const { current } = stroke;
    if (current === null) return;
    const { cell } = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
      ?.dataset ?? { cell: undefined };
    if (cell === undefined || current.touched.has(cell)) return;
    current.touched.add(cell);
    const [weekday = '1', part = 'MORNING'] = cell.split(':');
    set(Number(weekday), part as DayPart, current.marks);
  };
  const walk = (event: KeyboardEvent, day: number, part: DayPart): void => {
    const step = STEPS[event.key];
    if (step === undefined || table.current === null) return;
    event.preventDefault();
    const along = getComputedStyle(table.current).direction === 'rtl' ? -step[1] : step[1];
    const nextDay = DAYS[day - 1 + step[0]];
    const nextPart = PARTS[PARTS.indexOf(part) + along];
    if (nextDay === undefined || nextPart === undefined) return;
    const next = idOf(nextDay, nextPart);
    setStop(next);
    table.current.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  const endStroke = (): void => {
    stroke.current = null;
  };
  return {
    has,
    draw,
    walk,
    endStroke,
    isStop: (day: number, part: DayPart): boolean => stop === idOf(day, part),
    focus: (day: number, part: DayPart) => setStop(idOf(day, part)),
    toggle: (day: number, part: DayPart) => set(day, part, !has(day, part)),
    /** A finger begins to draw: with what its first cell becomes. */
    beginStroke: (day: number, part: DayPart) => {
      stroke.current = { marks: !has(day, part), touched: new Set([idOf(day, part)]) };
      set(day, part, !has(day, part));
    },
  };
}

/** A week that is tapped, drawn over, or walked with the arrows and marked with the space bar; a job's usual shifts are outlined. */
export function WeekGrid({
  availability,
  usual,
  onChange,
}: {
  availability: Availability;
  usual: readonly UsualShift[];
  onChange: (next: Availability) => void;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const edit = useWeekEditing(table, availability, onChange);
  const isUsual = (weekday: number, part: DayPart): boolean =>
    usual.some((shift) => shift.day === weekday && shiftDayParts(shift.start, shift.end).includes(part));
  return (
    <table ref={table} className="w-full table-fixed border-separate border-spacing-1 select-none">
      <caption className="sr-only">{t('apply.week')}</caption>
      <thead>
        <tr>
          <td className="w-10 rtl:w-16" />
          {PARTS.map((part) => (
            <th key={part} scope="col" className="pb-1 text-sm leading-tight font-bold">
              <span className="block truncate">{t(`part.${part}`)}</span>
              <span className="block text-xs font-normal text-ink-2" dir="ltr">
                {t(`apply.bounds.${part}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className="touch-none"
        onPointerMove={edit.draw}
        onPointerUp={edit.endStroke}
        onPointerCancel={edit.endStroke}
        onPointerLeave={edit.endStroke}
      >
        {DAYS.map((day) => (
          <tr key={day}>
            <th scope="row" className="touch-pan-y truncate text-start text-base font-bold">
              {format.weekday(day, 'short')}
            </th>
            {PARTS.map((part) => (
              <Cell key={part} day={day} part={part} isUsual={isUsual(day, part)} edit={edit} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly day: (typeof DAYS)[number];
  readonly part: DayPart;
  readonly isUsual: boolean;
  readonly edit: ReturnType<typeof useWeekEditing>;
}

/** A part of a day. */
function Cell({ day, part, isUsual, edit }: CellProps) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const marked = edit.has(day, part);
  const words = { day: format.weekday(day), part: t(`part.${part}`) };
  return (
    <td className="p-0">
      <button
        type="button"
        aria-pressed={marked}
        aria-label={t(isUsual ? 'apply.usualCell' : 'apply.cell', words)}
        data-cell={idOf(day, part)}
        tabIndex={edit.isStop(day, part) ? 0 : -1}
        onFocus={() => edit.focus(day, part)}
        onKeyDown={(event) => edit.walk(event, day, part)}
        onPointerDown={(event) => {
          event.currentTarget.releasePointerCapture(event.pointerId);
          edit.beginStroke(day, part);
        }}
        onClick={(event) => {
          // A click without a pointer comes from the keyboard or a screen reader.
          if (event.detail === 0) edit.toggle(day, part);
        }}
        className={`relative grid h-12 w-full place-items-center rounded-md border ${marked ? 'border-accent-ink bg-accent-soft text-accent-ink' : 'border-line-field bg-surface text-transparent'} ${isUsual ? 'after:absolute after:inset-[3px] after:rounded-sm after:border-[1.5px] after:border-dashed after:border-bar' : ''}`}
      >
        <Icon of={Check} size={20} />
      </button>
    </td>
  );
}
