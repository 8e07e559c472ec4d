import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import { type AvailabilityGrid, type CellKind, type GridCell, paintCells } from '../../state/availability-grid.ts';
import { formatTime } from '../../../rules/hours/time.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import { LOOK, SIGN } from './cell-look.ts';

type AvailabilityWeekProps = {
  grid: AvailabilityGrid;
  kind: CellKind;
  onChange: (grid: AvailabilityGrid) => void;
};

const cellOf = (element: Element | null | undefined): GridCell | null => {
  const cell = element?.closest<HTMLElement>('[data-at]');
  return cell === null || cell === undefined
    ? null
    : { day: Number(cell.dataset['day']), at: Number(cell.dataset['at']) };
};

/** Marks cells with the pointer or from the keyboard; `table` holds them. */
function useMarking({ grid, kind, onChange }: AvailabilityWeekProps, table: RefObject<HTMLDivElement | null>) {
  const [cursor, setCursor] = useState<GridCell>({ day: 0, at: Math.floor((9 * 60) / grid.step) });
  const drag = useRef<{ from: GridCell; before: AvailabilityGrid } | null>(null);
  const steps = grid.days[0]?.length ?? 0;
  const mark = (from: GridCell, to: GridCell): void => onChange(paintCells(grid, from, to, kind));
  // A captured pointer keeps its first element: what lies under it has to be asked for.
  const placeAt = (event: PointerEvent): GridCell | null =>
    cellOf(document.elementFromPoint(event.clientX, event.clientY));
  const endDrag = (): void => {
    drag.current = null;
  };
  return {
    cursor,
    setCursor,
    mark,
    listeners: {
      onKeyDown: (event: KeyboardEvent): void => {
        const rtl = table.current !== null && getComputedStyle(table.current).direction === 'rtl';
        const steered = moveCell(cursor, event.key, rtl, steps);
        if (event.key === ' ' || event.key === 'Enter') mark(cursor, cursor);
        else if (steered === null) return;
        else {
          setCursor(steered);
          if (event.shiftKey) mark(cursor, steered);
          table.current?.querySelector<HTMLElement>(`[data-day="${steered.day}"][data-at="${steered.at}"]`)?.focus();
        }
        event.preventDefault();
      },
      onPointerDown: (event: PointerEvent): void => {
        const at = placeAt(event);
        // A finger that comes down may want to scroll: it marks with a tap instead.
        if (at === null || event.button !== 0 || event.pointerType === 'touch') return;
        drag.current = { from: at, before: grid };
        setCursor(at);
        mark(at, at);
      },
      onPointerMove: (event: PointerEvent): void => {
        const held = drag.current;
        const at = held === null ? null : placeAt(event);
        if (held !== null && at !== null) onChange(paintCells(held.before, held.from, at, kind));
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onClick: (event: MouseEvent): void => {
        const tapped =
          event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
        const at = event.target instanceof Element ? cellOf(event.target) : null;
        if (!tapped || at === null) return;
        setCursor(at);
        mark(at, at);
      },
    },
  };
}

/** The usual week as a table that is marked by tapping, dragging, or with the keyboard. */
export function AvailabilityWeek(props: AvailabilityWeekProps) {
  const { grid } = props;
  const own = useOwnDayPhrases();
  const table = useRef<HTMLDivElement>(null);
  const { cursor, setCursor, mark, listeners } = useMarking(props, table);
  const steps = grid.days[0]?.length ?? 0;
  return (
    <div
      ref={table}
      role="grid"
      aria-label={own('avail.grid')}
      className="grid select-none grid-cols-[auto_repeat(7,minmax(0,1fr))] rounded-md border border-line text-sm"
      {...listeners}
    >
      <DayHeads days={grid.days.length} onMark={(day) => mark({ day, at: 0 }, { day, at: steps - 1 })} />
      {Array.from({ length: steps }, (_, at) => (
        <StepRow
          key={at}
          at={at}
          grid={grid}
          cursor={cursor}
          onFocus={setCursor}
          onMark={() => mark({ day: 0, at }, { day: 6, at })}
        />
      ))}
    </div>
  );
}

/** The days, each of which marks itself as a whole. */
function DayHeads({ days, onMark }: { days: number; onMark: (day: number) => void }) {
  const { format } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  return (
    <div role="row" className="contents">
      <span role="columnheader" className="sticky top-(--header-height) z-1 border-b border-line bg-surface-2 px-2">
        <span className="sr-only">{own('avail.hours')}</span>
      </span>
      {Array.from({ length: days }, (_, day) => (
        <span
          key={day}
          role="columnheader"
          className="sticky top-(--header-height) z-1 border-b border-s border-line bg-surface-2 text-center"
        >
          <button
            type="button"
            aria-label={own('avail.wholeDay', { day: format.weekday(day + 1) })}
            onClick={() => onMark(day)}
            className="min-h-11 w-full font-bold hover:bg-sunken"
          >
            <span className="phone:hidden">{format.weekday(day + 1, 'short')}</span>
            <span className="hidden phone:inline">{format.weekday(day + 1, 'narrow')}</span>
          </button>
        </span>
      ))}
    </div>
  );
}

interface StepRowProps {
  readonly at: number;
  readonly grid: AvailabilityGrid;
  readonly cursor: GridCell;
  readonly onFocus: (cell: GridCell) => void;
  readonly onMark: () => void;
}

/** The same time on each day; the time of a full hour marks them all. */
function StepRow({ at, grid, cursor, onFocus, onMark }: StepRowProps) {
  const { format } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const time = (step: number): string => format.time(formatTime(step * grid.step));
  return (
    <div role="row" className="contents">
      <span role="rowheader" className="border-b border-line bg-surface-2 text-xs text-ink-2">
        {(at * grid.step) % 60 === 0 && (
          <button
            type="button"
            aria-label={own('avail.wholeHour', { time: time(at) })}
            onClick={onMark}
            className="size-full min-h-7 px-2 text-start phone:px-1 hover:bg-sunken"
          >
            {time(at)}
          </button>
        )}
      </span>
      {grid.days.map((cells, day) => {
        const cell = cells[at] ?? 'FREE';
        const here = cursor.day === day && cursor.at === at;
        return (
          <span
            key={day}
            role="gridcell"
            tabIndex={here ? 0 : -1}
            data-day={day}
            data-at={at}
            aria-label={own('avail.cell', {
              day: format.weekday(day + 1),
              from: time(at),
              to: time(at + 1),
              state: own(`avail.${cell}`),
            })}
            onFocus={() => onFocus({ day, at })}
            className={`grid min-h-7 cursor-pointer place-items-center border-b border-s border-line font-bold outline-offset-[-2px] phone:min-h-9 ${LOOK[cell]}`}
          >
            {SIGN[cell]}
          </span>
        );
      })}
    </div>
  );
}

function moveCell({ day, at }: GridCell, key: string, rtl: boolean, steps: number): GridCell | null {
  const on = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { day, at: Math.max(0, at - 1) };
    case 'ArrowDown':
      return { day, at: Math.min(steps - 1, at + 1) };
    case 'ArrowLeft':
      return { day: Math.min(6, Math.max(0, day - on)), at };
    case 'ArrowRight':
      return { day: Math.min(6, Math.max(0, day + on)), at };
    case 'Home':
      return { day, at: 0 };
    case 'End':
      return { day, at: steps - 1 };
    default:
      return null;
  }
}
