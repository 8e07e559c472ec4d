import type { KeyboardEvent, MouseEvent } from 'react';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Cursor } from '../../state/grid/cursor.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import { NOTHING_CHOSEN } from '../../state/grid/selection.ts';
import { type Desk, useDesk } from '../editor/desk.ts';
import { ConflictCard, DropTarget, InlineEditor, Lifted, NobodyHere } from '../editor/deferred-parts.ts';
import { useKeyboardPlace } from './use-cursor-focus.ts';
import { typeAhead } from './type-ahead.ts';
import { useGridHands } from './use-grid-input.ts';
import { useRowWindow } from './use-row-window.ts';
import './shift-block.css';
import './week.css';
import { WeekFoot } from './week-foot.tsx';
import { WeekHead } from './week-head.tsx';
import { type RowContext, WeekRow } from './week-row.tsx';

const NO_IDS: ReadonlySet<string> = new Set();

type WeekGridProps = { today: string; fresh: ReadonlySet<string>; onDay: (date: string) => void; className?: string };

/** The week: people in lines, days in columns, and everything that can be done to shifts with a pointer or the keyboard. */
export function WeekGrid({ today, fresh, onDay, className }: WeekGridProps) {
  const desk = useDesk();
  const { words, rows, tops, cursor, snapshot, positions, mayDecide } = desk;
  const { dates } = snapshot.index;
  const dragging = desk.moving?.by === 'pointer';
  const people = useMemo(() => peopleIn(rows), [rows]);
  const scroller = useRef<HTMLDivElement>(null);
  const lift = useRef<HTMLDivElement>(null);
  const range = useRowWindow(scroller, tops);
  const hands = useGridHands();
  const drag = hands?.drag;
  const focusWanted = useRef(false);
  const context = useMemo<RowContext>(
    () => ({ words, dates, positions, mayDecide }),
    [words, dates, positions, mayDecide],
  );
  useKeyboardPlace(scroller, desk, focusWanted);
  useLayoutEffect(() => {
    if (scroller.current !== null) drag?.stand({ box: scroller.current, lift: lift.current, desk });
  });
  useEffect(() => (scroller.current === null ? undefined : drag?.attach(scroller.current)), [drag]);

  const place = (event: { target: EventTarget }): Cursor | null => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const day = target?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (row === undefined || day === undefined) return null;
    const item = target?.closest<HTMLElement>('[data-item]')?.dataset['item'];
    return { row, day: Number(day), item: Number(item ?? 0) };
  };
  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const date = target?.closest<HTMLElement>('[data-date]')?.dataset['date'];
    if (date !== undefined) onDay(date);
    if (drag?.wasDrag() === true || isInCard(event)) return;
    const at = place(event);
    const decide = target?.closest<HTMLElement>('[data-decide]')?.dataset['decide'];
    if (decide !== undefined) {
      desk.setDeciding(
        snapshot.week.people.flatMap((person) => person.time_off).find(({ id }) => id === decide) ?? null,
      );
      return;
    }
    if (at === null) return;
    focusWanted.current = true;
    const shift = target?.closest<HTMLElement>('[data-shift]')?.dataset['shift'];
    if (shift === undefined) {
      desk.setCursor(at);
      desk.setCard(null);
      desk.setSelection(NOTHING_CHOSEN);
      if (desk.mayEdit)
        desk.setEditing({ at: { ...at, item: desk.ground.count(at.row, at.day) }, shiftId: null, typed: '' });
      return;
    }
    hands?.keys.clickBlock(desk, at, { control: event.ctrlKey || event.metaKey, shift: event.shiftKey });
    desk.setCard(target?.closest('.clash, .warned, .agreed') === null ? null : shift);
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const at = isInCard(event) ? null : place(event);
    const [id] = at === null ? [] : desk.idsAt(at);
    if (at !== null && id !== undefined) desk.setEditing({ at, shiftId: id, typed: '' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isInCard(event) || (event.target instanceof Element && event.target.closest('button') !== null)) return;
    focusWanted.current = true;
    const types = desk.editing !== null && !event.ctrlKey && !event.metaKey;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const meant = types ? typeAhead(desk, desk.editing, event.key) : hands?.keys.handleGridKey(desk, event, rtl);
    if (meant !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={scroller}
      className={className === undefined ? 'wk' : `wk ${className}`}
      data-editable={desk.mayEdit}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) focusWanted.current = false;
      }}
      onKeyDown={onKeyDown}
      onPointerDown={drag?.onPointerDown}
      onPointerMove={drag?.onPointerMove}
      onPointerUp={drag?.onPointerUp}
      onPointerCancel={drag?.onPointerCancel}
    >
      <div className="wk-stage">
        <div
          role="grid"
          aria-label={words.t('grid.label')}
          aria-rowcount={rows.length + 2}
          aria-colcount={8}
          aria-multiselectable="true"
          aria-readonly={!desk.mayEdit}
          className="wk-in"
        >
          <WeekHead words={words} dates={dates} today={today} people={people} />
          <div role="rowgroup" className="wk-rows" style={{ minBlockSize: tops.at(-1) ?? 0 }}>
            {drawn(rows, range, cursor).map(([at, laid]) => (
              <Line key={laid.row.key} desk={desk} context={context} laid={laid} at={at} fresh={fresh} />
            ))}
          </div>
          <WeekFoot
            words={words}
            dates={dates}
            shifts={snapshot.roster.shifts}
            people={snapshot.week.people}
            currency={snapshot.week.location.currency}
            showCost={desk.showCost}
            rowIndex={rows.length + 2}
          />
        </div>
        <Suspense fallback={null}>{people === 0 && <NobodyHere />}</Suspense>
        <div className="wk-over">
          <Suspense fallback={null}>
            {desk.moving !== null && <DropTarget />}
            {desk.editing !== null && (
              <InlineEditor key={`${desk.editing.at.row}/${desk.editing.at.day}`} editing={desk.editing} />
            )}
            {desk.card !== null && <ConflictCard shiftId={desk.card} />}
          </Suspense>
        </div>
      </div>
      {/* It is moved by style alone. */}
      <div ref={lift} className="wk-lift" hidden={!dragging} aria-hidden="true">
        <Suspense fallback={null}>{dragging && <Lifted />}</Suspense>
      </div>
    </div>
  );
}

/** One line with the part of the desk's state that concerns it, so that the others need not be drawn again. */
function Line({
  desk,
  context,
  laid,
  at,
  fresh,
}: {
  desk: Desk;
  context: RowContext;
  laid: LaidRow;
  at: number;
  fresh: ReadonlySet<string>;
}) {
  const { row } = laid;
  const { cursor, moving, tops } = desk;
  const here = cursor !== null && cursor.row === row.key;
  return (
    <WeekRow
      context={context}
      laid={laid}
      top={tops[at] ?? 0}
      height={(tops[at + 1] ?? 0) - (tops[at] ?? 0)}
      rowIndex={at + 2}
      conflicts={row.kind === 'person' ? desk.snapshot.conflicts.get(row.person.employee_id) : undefined}
      cursor={here ? `${cursor.day}:${cursor.item}` : ''}
      chosen={among(laid, desk.selection.ids)}
      moving={moving === null || moving.copy ? '' : among(laid, new Set(moving.ids))}
      fresh={among(laid, fresh.size === 0 ? NO_IDS : fresh)}
    />
  );
}

/** How many people stand in the lines; by position one person may stand in several. */
function peopleIn(rows: readonly LaidRow[]): number {
  return new Set(rows.flatMap(({ row }) => (row.kind === 'person' ? [row.person.employee_id] : []))).size;
}

function among(laid: LaidRow, ids: ReadonlySet<string>): string {
  if (ids.size === 0) return '';
  return laid.shifts.flatMap((shift) => (ids.has(shift.id) ? [shift.id] : [])).join(' ');
}

/** The lines in view, and the one with the keyboard wherever it is: it must not vanish under the reader. */
function drawn(
  rows: readonly LaidRow[],
  { from, to }: { from: number; to: number },
  cursor: Cursor | null,
): (readonly [number, LaidRow])[] {
  const lines: (readonly [number, LaidRow])[] = [];
  for (let at = from; at <= to; at += 1) {
    const laid = rows[at];
    if (laid !== undefined) lines.push([at, laid]);
  }
  const at = cursor === null ? -1 : rows.findIndex(({ row }) => row.key === cursor.row);
  const laid = rows[at];
  if (laid !== undefined && (at < from || at > to)) lines.push([at, laid]);
  return lines;
}

function isInCard(event: { target: EventTarget }): boolean {
  return event.target instanceof Element && event.target.closest('.wk-over, .wk-head') !== null;
}
