import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Shift, ShiftChange } from '../../../contract/schemas.ts';
import { draggedTimes, type MinuteRange } from '../../state/timeline.ts';
import { useScheduleEditor } from '../editor/use-schedule.ts';

/** A shift on the time line that a pointer moves, or makes longer or shorter by one of its edges. */
export interface TimelineDrag {
  /** The times that it would have if it were let go now; null while it is not held. */
  readonly change: ShiftChange | null;
  /** Whether the click that follows now only ends a drag. */
  readonly wasDrag: () => boolean;
  readonly cancel: () => void;
  readonly events: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Lets a pointer drag a shift along the hours. */
export function useTimelineDrag(shift: Shift, axis: MinuteRange, isMovable: boolean): TimelineDrag {
  const editor = useScheduleEditor();
  const grip = useRef<{ part: 'start' | 'end' | 'whole'; x: number; width: number; rtl: boolean } | null>(null);
  const dragged = useRef(false);
  const [change, setChange] = useState<ShiftChange | null>(null);
  const release = (): void => {
    grip.current = null;
    setChange(null);
  };
  return {
    change,
    wasDrag() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    cancel: release,
    events: {
      onPointerDown(event) {
        const edge = event.target instanceof HTMLElement ? event.target.dataset['edge'] : undefined;
        const track = event.currentTarget.parentElement;
        if (!isMovable || event.button !== 0 || track === null) return;
        const part = edge === 'start' || edge === 'end' ? edge : 'whole';
        const rtl = getComputedStyle(track).direction === 'rtl';
        grip.current = { part, x: event.clientX, width: track.offsetWidth, rtl };
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const held = grip.current;
        if (held === null) return;
        const pixels = (event.clientX - held.x) * (held.rtl ? -1 : 1);
        if (Math.abs(pixels) > 4) dragged.current = true;
        setChange(draggedTimes(shift, held.part, pixels, { ...axis, width: held.width }));
      },
      onPointerUp() {
        release();
        if (change === null) return;
        const { start = shift.start, end = shift.end } = change;
        editor.attempt([{ kind: 'change', id: shift.id, set: change }], editor.read().phrases.range({ start, end }));
      },
      onPointerCancel: release,
    },
  };
}
