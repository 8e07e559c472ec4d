import type { RefObject } from 'react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import { ConflictCard, DraggedShifts, DropTarget, EmptyGrid, InlineEditor } from '../editor/deferred-parts.ts';
import { useGridLayout, useInteraction, useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { handleGridClick, handleGridDoubleClick, handleGridKeyDown } from './grid-events.ts';
import './shift-block.css';
import { useCursorFocus } from './use-cursor-focus.ts';
import { useGridInput } from './use-grid-input.ts';
import './week.css';
import { WeekFoot } from './week-foot.tsx';
import { WeekHead } from './week-head.tsx';
import { WeekRows } from './week-rows.tsx';

type WeekGridProps = { today: string; fresh: ReadonlySet<string>; onDay: (date: string) => void; className?: string };

/** The week: people in lines, days in columns, and everything that can be done to shifts with a pointer or the keyboard. */
export function WeekGrid({ today, fresh, onDay, className }: WeekGridProps) {
  const editor = useScheduleEditor();
  const { phrases, snapshot, mayEdit, showCost } = useSchedule();
  const { rows } = useGridLayout();
  const { dates } = snapshot.index;
  const people = useMemo(() => countPeople(rows), [rows]);
  const scroller = useRef<HTMLDivElement>(null);
  const lift = useRef<HTMLDivElement>(null);
  const input = useGridInput(editor);
  const drag = input?.drag;
  const focusWanted = useRef(false);
  useEffect(() => (scroller.current === null ? undefined : drag?.attach(scroller.current, lift.current)), [drag]);
  const parts = { editor, input, focusWanted, onDay };
  return (
    <div
      ref={scroller}
      className={className === undefined ? 'wk' : `wk ${className}`}
      data-editable={mayEdit}
      onClick={(event) => handleGridClick(parts, event)}
      onDoubleClick={(event) => handleGridDoubleClick(parts, event)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) focusWanted.current = false;
      }}
      onKeyDown={(event) => handleGridKeyDown(parts, event)}
      onPointerDown={drag?.onPointerDown}
      onPointerMove={drag?.onPointerMove}
      onPointerUp={drag?.onPointerUp}
      onPointerCancel={drag?.onPointerCancel}
    >
      <div className="wk-stage">
        <div
          role="grid"
          aria-label={phrases.t('grid.label')}
          aria-rowcount={rows.length + 2}
          aria-colcount={8}
          aria-multiselectable="true"
          aria-readonly={!mayEdit}
          className="wk-in"
        >
          <WeekHead phrases={phrases} dates={dates} today={today} people={people} />
          <WeekRows scroller={scroller} fresh={fresh} />
          <WeekFoot
            phrases={phrases}
            dates={dates}
            shifts={snapshot.roster.shifts}
            people={snapshot.week.people}
            currency={snapshot.week.location.currency}
            showCost={showCost}
            rowIndex={rows.length + 2}
          />
        </div>
        <Suspense fallback={null}>{people === 0 && <EmptyGrid />}</Suspense>
        <GridOverlay />
      </div>
      <DragLayer box={lift} />
      <CursorFocus scroller={scroller} wanted={focusWanted} />
    </div>
  );
}

/** The layer over the cells: drop targets, the inline shift form, and conflicts. */
function GridOverlay() {
  const isMoving = useInteraction(({ moving }) => moving !== null);
  const editing = useInteraction((now) => now.editing);
  const conflictsOf = useInteraction((now) => now.conflictsOf);
  return (
    <div className="wk-over">
      <Suspense fallback={null}>
        {isMoving && <DropTarget />}
        {editing !== null && <InlineEditor key={`${editing.at.row}/${editing.at.day}`} editing={editing} />}
        {conflictsOf !== null && <ConflictCard shiftId={conflictsOf} />}
      </Suspense>
    </div>
  );
}

/** The dragged shifts at the pointer, moved by style alone. It is moved by style alone. */
function DragLayer({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const isDragging = useInteraction(({ moving }) => moving?.by === 'pointer');
  return (
    <div ref={box} className="wk-lift" hidden={!isDragging} aria-hidden="true">
      <Suspense fallback={null}>{isDragging && <DraggedShifts />}</Suspense>
    </div>
  );
}

/** Draws nothing, so that a step of the cursor draws nothing else. */
function CursorFocus({ scroller, wanted }: { scroller: RefObject<HTMLElement | null>; wanted: RefObject<boolean> }) {
  useCursorFocus(scroller, wanted);
  return null;
}

/** Counts the people in the rows; grouped by position, one person may have several. */
function countPeople(rows: readonly LaidRow[]): number {
  return new Set(rows.flatMap(({ row }) => (row.kind === 'person' ? [row.person.employee_id] : []))).size;
}
