import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { SchedulePosition } from '../../../contract/schemas.ts';
import { type GridCursor, type CursorBounds, settleCursor } from '../../state/grid/cursor.ts';
import type { Interaction } from '../../state/grid/interaction.ts';
import type { LaidRow } from '../../state/grid/laid-rows.ts';
import type { WeekSnapshot } from '../../state/week/week-editor.ts';
import type { ConflictPhrases } from '../conflicts/conflict-phrases.ts';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';
import type { ScheduleEditor } from './create-schedule-editor.ts';

/** The week as it is now, and what its reader may do there. It changes with every edit. */
export interface Schedule {
  readonly snapshot: WeekSnapshot;
  readonly phrases: SchedulingPhrases;
  readonly conflictPhrases: ConflictPhrases;
  readonly mayEdit: boolean;
  readonly mayDecide: boolean;
  readonly showCost: boolean;
  readonly positions: ReadonlyMap<string, SchedulePosition>;
}

/** The lines of the grid and where each begins. It changes when a line does. */
export interface GridLayout {
  readonly rows: readonly LaidRow[];
  readonly rowOf: ReadonlyMap<string, LaidRow>;
  readonly tops: readonly number[];
  readonly ground: CursorBounds;
}

export const ScheduleContext = createContext<Schedule | null>(null);
export const GridLayoutContext = createContext<GridLayout | null>(null);
export const ScheduleEditorContext = createContext<ScheduleEditor | null>(null);

function requireContext<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no schedule here.');
  return value;
}

/** The week that is shown. */
export function useSchedule(): Schedule {
  return requireContext(use(ScheduleContext));
}

/** The lines that are shown. */
export function useGridLayout(): GridLayout {
  return requireContext(use(GridLayoutContext));
}

/**
 * The stable schedule editor; handlers read the current state from it. It never changes; handlers read the present
 * state from it.
 */
export function useScheduleEditor(): ScheduleEditor {
  return requireContext(use(ScheduleEditorContext));
}

/** A part of what the reader is doing. What `select` gives is compared by identity: a text, a number, or a part as it is. */
export function useInteraction<Part>(select: (interaction: Interaction) => Part): Part {
  const { interaction } = useScheduleEditor();
  return useSyncExternalStore(interaction.subscribe, () => select(interaction.get()));
}

/** The cell of the cursor in the lines that are shown. */
export function useCursor(): GridCursor | null {
  const { ground } = useGridLayout();
  const cursor = useInteraction((interaction) => interaction.cursor);
  return useMemo(() => settleCursor(cursor, ground), [cursor, ground]);
}
