import type { KeyboardEvent } from 'react';
import type { Shift, ShiftChange } from '../../../contract/schemas.ts';
import { needsAnswer } from '../../../rules/answers.ts';
import { shiftState } from '../../../rules/shift.ts';
import { RESIZE_STEP_MINUTES, resizeEdge } from '../../state/grid/moves.ts';
import { positionOnAxis, type MinuteRange, shiftRange } from '../../state/timeline.ts';
import { previewEdit } from '../../state/week/verdict.ts';
import { conflictsOn } from '../conflicts/conflict-list.tsx';
import type { ScheduleEditor } from '../editor/create-schedule-editor.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { removeShifts } from '../grid/grid-keys.ts';
import { hoursAfter } from '../shift/verdict-line.tsx';
import { useTimelineDrag } from './use-timeline-drag.ts';

type TimelineBlockProps = { shift: Shift; axis: MinuteRange; top: string; onOpen: () => void };

/** A shift on the time line. Its middle moves it, its edges change its length; Shift and the arrow keys do the same. */
export function TimelineBlock({ shift, axis, top, onOpen }: TimelineBlockProps) {
  const { snapshot, phrases, conflictPhrases, positions, mayEdit } = useSchedule();
  const editor = useScheduleEditor();
  const isMovable = mayEdit && !shift.removed;
  const { change, wasDrag, cancel, events } = useTimelineDrag(shift, axis, isMovable);
  const shown: Shift = { ...shift, ...changedTimes(shift, change ?? {}) };
  const { start, size } = positionOnAxis(axis, shiftRange(shown));
  const conflicts = conflictsOn(snapshot, shift).filter(({ rule }) => rule !== 'contract_hours');
  const position = shift.position_id === null ? undefined : positions.get(shift.position_id);
  const commands = change === null ? [] : [{ kind: 'change' as const, id: shift.id, set: change }];
  const verdict =
    change === null
      ? null
      : conflictPhrases.verdict(previewEdit(snapshot, commands), hoursAfter(snapshot, commands, shift.employee_id));
  const range = phrases.range(shown);
  const what = phrases.what(shift, position);
  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={[range, what, ...conflicts.map((conflict) => conflictPhrases.title(conflict))].join(', ')}
      className={`wk-b dl-b tint-${position?.tint ?? 'neutral'}${blockClass(shift)}${conflicts.some(needsAnswer) ? ' clash' : ''}`}
      style={{ insetInlineStart: `${start}%`, inlineSize: `${size}%`, insetBlockStart: top }}
      data-verdict={verdict?.tone}
      {...events}
      onClick={() => {
        if (!wasDrag()) onOpen();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onOpen();
        }
        if (isMovable) handleBlockKey(editor, shift, event);
      }}
    >
      {verdict === null ? `${range}\n${what}` : `${range}\n${verdict.title}, ${verdict.detail}`}
      {isMovable && (
        <>
          <i data-edge="start" />
          <i data-edge="end" />
        </>
      )}
    </div>
  );
}

/** Delete takes the shift away; Shift and an arrow key make it longer or shorter. */
function handleBlockKey(editor: ScheduleEditor, shift: Shift, event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    removeShifts(editor, [shift]);
  }
  if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  const isLater = (event.key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl');
  const set = resizeEdge(shift, event.altKey ? 'start' : 'end', isLater ? RESIZE_STEP_MINUTES : -RESIZE_STEP_MINUTES);
  if (set !== null)
    editor.attempt([{ kind: 'change', id: shift.id, set }], editor.read().phrases.range(changedTimes(shift, set)));
}

function blockClass(shift: Shift): string {
  const state = shiftState(shift);
  const look = state === 'removed' ? ' gone' : state === 'published' ? '' : ' draft';
  return shift.employee_id === null ? `${look} open` : look;
}

function changedTimes(
  shift: Shift,
  { start = shift.start, end = shift.end }: ShiftChange,
): Pick<Shift, 'start' | 'end'> {
  return { start, end };
}
