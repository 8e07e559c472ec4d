import type { RefObject } from 'react';
import { useMemo } from 'react';
import { settleCursor } from '../../state/grid/cursor.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import type { RowRange } from '../../state/grid/row-window.ts';
import { useGridLayout, useInteraction, useSchedule } from '../editor/use-schedule.ts';
import { useRowWindow } from './use-row-window.ts';
import { type RowContext, WeekRow } from './week-row.tsx';

/** The lines in view. */
export function WeekRows({ scroller, fresh }: { scroller: RefObject<HTMLElement | null>; fresh: ReadonlySet<string> }) {
  const { phrases, snapshot, positions, mayDecide } = useSchedule();
  const { rows, tops, ground } = useGridLayout();
  const { dates } = snapshot.index;
  const range = useRowWindow(scroller, tops);
  const context = useMemo<RowContext>(
    () => ({ phrases, dates, positions, mayDecide }),
    [phrases, dates, positions, mayDecide],
  );
  // The line of the cursor is drawn wherever it is: it must not vanish under the reader.
  const outside = useInteraction(({ cursor }) => {
    const key = settleCursor(cursor, ground)?.row;
    const at = key === undefined ? -1 : rows.findIndex(({ row }) => row.key === key);
    return at === -1 || (at >= range.from && at <= range.to) ? -1 : at;
  });
  return (
    <div role="rowgroup" className="wk-rows" style={{ minBlockSize: tops.at(-1) ?? 0 }}>
      {linesIn(rows, range, outside).map(([at, laid]) => (
        <Line key={laid.row.key} context={context} laid={laid} at={at} fresh={fresh} />
      ))}
    </div>
  );
}

function linesIn(rows: readonly LaidRow[], { from, to }: RowRange, outside: number): (readonly [number, LaidRow])[] {
  const lines: (readonly [number, LaidRow])[] = [];
  for (let at = from; at <= to; at += 1) {
    const laid = rows[at];
    if (laid !== undefined) lines.push([at, laid]);
  }
  const laid = rows[outside];
  if (laid !== undefined) lines.push([outside, laid]);
  return lines;
}

type LineProps = { context: RowContext; laid: LaidRow; at: number; fresh: ReadonlySet<string> };

/** One line with the part of what is being done that concerns it, so that the others need not be drawn again. */
function Line({ context, laid, at, fresh }: LineProps) {
  const { row } = laid;
  const { snapshot } = useSchedule();
  const { tops, ground } = useGridLayout();
  const cursor = useInteraction((now) => {
    const settled = settleCursor(now.cursor, ground);
    return settled?.row === row.key ? `${settled.day}:${settled.item}` : '';
  });
  const chosen = useInteraction(({ selection }) => joinIds(laid, selection.ids));
  const moving = useInteraction((now) =>
    now.moving === null || now.moving.copy ? '' : joinIds(laid, new Set(now.moving.ids)),
  );
  return (
    <WeekRow
      context={context}
      laid={laid}
      top={tops[at] ?? 0}
      height={(tops[at + 1] ?? 0) - (tops[at] ?? 0)}
      rowIndex={at + 2}
      conflicts={row.kind === 'person' ? snapshot.conflicts.get(row.person.employee_id) : undefined}
      cursor={cursor}
      chosen={chosen}
      moving={moving}
      fresh={joinIds(laid, fresh)}
    />
  );
}

/** The ids of a line's shifts that are among these, as one text. */
function joinIds(laid: LaidRow, ids: ReadonlySet<string>): string {
  if (ids.size === 0) return '';
  return laid.shifts.flatMap((shift) => (ids.has(shift.id) ? [shift.id] : [])).join(' ');
}
