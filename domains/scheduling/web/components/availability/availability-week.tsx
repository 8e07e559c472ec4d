import type { KeyboardEvent, PointerEvent } from 'react';
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

/** The usual week as a table that is marked by tapping, dragging, or with the keyboard. */
export function AvailabilityWeek({ grid, kind, onChange }: AvailabilityWeekProps) {
  const { format } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const [cursor, setCursor] = useState<GridCell>({ day: 0, at: Math.floor((9 * 60) / grid.step) });
  const table = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: GridCell; before: AvailabilityGrid } | null>(null);
  const steps = grid.days[0]?.length ?? 0;
  const time = (at: number): string => format.time(formatTime(at * grid.step));
  const mark = (from: GridCell, to: GridCell): void => onChange(paintCells(grid, from, to, kind));
  const placeAt = (event: PointerEvent): GridCell | null => {
    // A captured pointer keeps its first element: what lies under it has to be asked for.
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-at]');
    return cell === null || cell === undefined
      ? null
      : { day: Number(cell.dataset['day']), at: Number(cell.dataset['at']) };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
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
  };
  return (
    <div
      ref={table}
      role="grid"
      aria-label={own('avail.grid')}
      className="grid select-none grid-cols-[auto_repeat(7,minmax(0,1fr))] rounded-md border border-line text-sm"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const at = placeAt(event);
        // A finger that comes down may want to scroll: it marks with a tap instead.
        if (at === null || event.button !== 0 || event.pointerType === 'touch') return;
        drag.current = { from: at, before: grid };
        setCursor(at);
        mark(at, at);
      }}
      onPointerMove={(event) => {
        const held = drag.current;
        const at = held === null ? null : placeAt(event);
        if (held !== null && at !== null) onChange(paintCells(held.before, held.from, at, kind));
      }}
      onPointerUp={() => (drag.current = null)}
      onClick={(event) => {
        const tapped =
          event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
        const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
        if (!tapped || cell === null) return;
        const at = { day: Number(cell.dataset['day']), at: Number(cell.dataset['at']) };
        setCursor(at);
        mark(at, at);
      }}
      onPointerCancel={() => (drag.current = null)}
    >
      <div role="row" className="contents">
        <span role="columnheader" className="sticky top-(--header-height) z-1 border-b border-line bg-surface-2 px-2">
          <span className="sr-only">{own('avail.hours')}</span>
        </span>
        {grid.days.map((_, day) => (
          <span
            key={day}
            role="columnheader"
            className="sticky top-(--header-height) z-1 border-b border-s border-line bg-surface-2 text-center"
          >
            <button
              type="button"
              aria-label={own('avail.wholeDay', { day: format.weekday(day + 1) })}
              onClick={() => mark({ day, at: 0 }, { day, at: steps - 1 })}
              className="min-h-11 w-full font-bold hover:bg-sunken"
            >
              <span className="phone:hidden">{format.weekday(day + 1, 'short')}</span>
              <span className="hidden phone:inline">{format.weekday(day + 1, 'narrow')}</span>
            </button>
          </span>
        ))}
      </div>
      {Array.from({ length: steps }, (_, at) => (
        <div key={at} role="row" className="contents">
          <span role="rowheader" className="border-b border-line bg-surface-2 text-xs text-ink-2">
            {(at * grid.step) % 60 === 0 && (
              <button
                type="button"
                aria-label={own('avail.wholeHour', { time: time(at) })}
                onClick={() => mark({ day: 0, at }, { day: 6, at })}
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
                onFocus={() => setCursor({ day, at })}
                className={`grid min-h-7 cursor-pointer place-items-center border-b border-s border-line font-bold outline-offset-[-2px] phone:min-h-9 ${LOOK[cell]}`}
              >
                {SIGN[cell]}
              </span>
            );
          })}
        </div>
      ))}
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
