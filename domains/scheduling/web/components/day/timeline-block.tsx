import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Shift, ShiftChange } from '../../../contract/schemas.ts';
import { isOpen } from '../../../rules/answers.ts';
import { stateOf } from '../../../rules/shift.ts';
import { RESIZE_STEP_MINUTES, resized } from '../../state/grid/moves.ts';
import { draggedTimes, placeOn, type Stretch, stretchOf } from '../../state/timeline.ts';
import { conflictsOn } from '../conflicts/conflict-list.tsx';
import type { Desk } from '../editor/desk.ts';
import { removeShifts } from '../grid/grid-keys.ts';
import { hoursAfter } from '../shift/verdict-line.tsx';

type TimelineBlockProps = { shift: Shift; desk: Desk; axis: Stretch; top: string; onOpen: () => void };
type Part = 'start' | 'end' | 'whole';

/** A shift on the time line. Its middle moves it, its edges change its length; Shift and the arrow keys do the same. */
export function TimelineBlock({ shift, desk, axis, top, onOpen }: TimelineBlockProps) {
  const { words, say } = desk;
  const grip = useRef<{ part: Part; x: number; width: number; rtl: boolean } | null>(null);
  const dragged = useRef(false);
  const [change, setChange] = useState<ShiftChange | null>(null);
  const shown: Shift = { ...shift, start: change?.start ?? shift.start, end: change?.end ?? shift.end };
  const { start, size } = placeOn(axis, stretchOf(shown));
  const state = stateOf(shift);
  const conflicts = conflictsOn(desk, shift).filter(({ rule }) => rule !== 'contract_hours');
  const clash = conflicts.some(isOpen);
  const position = shift.position_id === null ? undefined : desk.positions.get(shift.position_id);
  const commands = change === null ? [] : [{ kind: 'change' as const, id: shift.id, set: change }];
  const verdict =
    change === null ? null : say.verdict(desk.verdict(commands), hoursAfter(desk, commands, shift.employee_id));
  const movable = desk.mayEdit && !shift.removed;

  const take = (event: PointerEvent<HTMLElement>): void => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const track = event.currentTarget.parentElement;
    if (!movable || event.button !== 0 || track === null) return;
    const part = target?.dataset['edge'] === 'start' ? 'start' : target?.dataset['edge'] === 'end' ? 'end' : 'whole';
    const rtl = getComputedStyle(track).direction === 'rtl';
    grip.current = { part, x: event.clientX, width: track.offsetWidth, rtl };
    dragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const pull = (event: PointerEvent): void => {
    const held = grip.current;
    if (held === null) return;
    const pixels = (event.clientX - held.x) * (held.rtl ? -1 : 1);
    if (Math.abs(pixels) > 4) dragged.current = true;
    setChange(draggedTimes(shift, held.part, pixels, { ...axis, width: held.width }));
  };
  const letGo = (keep: boolean): void => {
    grip.current = null;
    setChange(null);
    if (keep && commands.length > 0) desk.attempt(commands, words.range(shown));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') letGo(false);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen();
    }
    if (!movable) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      removeShifts(desk, [shift]);
    }
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const later = (event.key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl');
    const set = resized(shift, event.altKey ? 'start' : 'end', later ? RESIZE_STEP_MINUTES : -RESIZE_STEP_MINUTES);
    if (set !== null)
      desk.attempt([{ kind: 'change', id: shift.id, set }], words.range({ ...shift, ...timesIn(shift, set) }));
  };
  const open = shift.employee_id === null ? ' open' : '';
  const look = state === 'removed' ? ' gone' : state === 'published' ? '' : ' draft';
  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={[
        words.range(shown),
        words.what(shift, position),
        ...conflicts.map((conflict) => say.title(conflict)),
      ].join(', ')}
      className={`wk-b dl-b tint-${position?.tint ?? 'neutral'}${look}${open}${clash ? ' clash' : ''}`}
      style={{ insetInlineStart: `${start}%`, inlineSize: `${size}%`, insetBlockStart: top }}
      data-verdict={verdict?.tone}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={() => letGo(true)}
      onPointerCancel={() => letGo(false)}
      onClick={() => {
        if (!dragged.current) onOpen();
        dragged.current = false;
      }}
      onKeyDown={onKeyDown}
    >
      {verdict === null
        ? `${words.range(shown)}\n${words.what(shift, position)}`
        : `${words.range(shown)}\n${verdict.title}, ${verdict.detail}`}
      {movable && (
        <>
          <i data-edge="start" />
          <i data-edge="end" />
        </>
      )}
    </div>
  );
}

function timesIn(shift: Shift, { start = shift.start, end = shift.end }: ShiftChange): Pick<Shift, 'start' | 'end'> {
  return { start, end };
}
