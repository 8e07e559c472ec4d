import type { Shift, ShiftChange, ShiftContent } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import { pickContent, wallMinutes } from '../../../rules/shift.ts';
import { addDays, dayNumber, parseMinutes, formatTime } from '../../../rules/hours/time.ts';
import type { GridRow } from './week-rows.ts';

/** The assignee that a row stands for: a person, or null for open shifts. A group's heading takes nothing. */
export interface DropHolder {
  readonly employeeId: string | null;
  /** Set where lines stand under a position: what is dropped there takes it. */
  readonly positionId?: string | null;
  /** Set where lines stand under a station: what is dropped there is worked there. */
  readonly station?: string;
}

/** The assignee and position that a shift gets when dropped on a row; null for headings. */
export function rowHolder(row: GridRow): DropHolder | null {
  if (row.kind === 'group') return null;
  if (row.station !== undefined)
    return { employeeId: row.kind === 'open' ? null : row.person.employee_id, station: row.station };
  if (row.kind === 'open') return { employeeId: null, ...(row.all ? {} : { positionId: row.position?.id ?? null }) };
  const { employee_id: employeeId } = row.person;
  return row.under === undefined ? { employeeId } : { employeeId, positionId: row.under };
}

/** Where shifts are dropped: the day offset and the new assignee; null keeps each assignee. */
export interface DropTarget {
  readonly days: number;
  readonly holder: DropHolder | null;
}

/**
 * Where a dragged group lands. Shifts of one line go to the line under the pointer; shifts of several people keep their people
 * and only change the day.
 */
export function toDropTarget(
  shifts: readonly Shift[],
  grabbed: Shift,
  target: { date: string; holder: DropHolder },
): DropTarget {
  const days = dayNumber(target.date) - dayNumber(grabbed.date);
  const oneHolder = shifts.every((shift) => shift.employee_id === grabbed.employee_id);
  return { days, holder: oneHolder ? target.holder : null };
}

interface DroppedFields {
  readonly date?: string;
  readonly employee_id?: string | null;
  readonly position_id?: string | null;
  readonly station?: string;
}

function droppedFields(shift: Shift, landing: DropTarget): DroppedFields {
  const { holder, days } = landing;
  return {
    ...(days === 0 ? {} : { date: addDays(shift.date, days) }),
    ...(holder === null || holder.employeeId === shift.employee_id ? {} : { employee_id: holder.employeeId }),
    ...(holder?.positionId === undefined || holder.positionId === shift.position_id
      ? {}
      : { position_id: holder.positionId }),
    ...(holder?.station === undefined || holder.station === shift.station ? {} : { station: holder.station }),
  };
}

/**
 * The commands that move or copy shifts to a drop target, without those that would leave the week. Those that would
 * leave the week are left out.
 */
export function moveCommands(
  shifts: readonly Shift[],
  landing: DropTarget,
  how: { readonly copy: boolean; readonly dates: readonly string[]; readonly newId: () => string },
): Command[] {
  return shifts.flatMap((shift): Command[] => {
    const set = droppedFields(shift, landing);
    if (set.date !== undefined && !how.dates.includes(set.date)) return [];
    if (how.copy) {
      return [{ kind: 'create', id: how.newId(), content: { ...pickContent(shift), ...set }, copied_from: shift.id }];
    }
    return Object.keys(set).length === 0 ? [] : [{ kind: 'change', id: shift.id, set }];
  });
}

/** Copied shifts, with days counted from the first one. */
export interface ShiftClipboard {
  readonly items: readonly { readonly day: number; readonly content: ShiftContent; readonly from: string }[];
  /** Whether all were of one person (or all open): then they are pasted to the line under the cursor. */
  readonly oneHolder: boolean;
}

/** Copies shifts for pasting in any week; null if none are selected. */
export function toClipboard(shifts: readonly Shift[]): ShiftClipboard | null {
  const [first] = shifts.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  if (first === undefined) return null;
  const start = dayNumber(first.date);
  return {
    items: shifts.map((shift) => ({ day: dayNumber(shift.date) - start, content: pickContent(shift), from: shift.id })),
    oneHolder: shifts.every((shift) => shift.employee_id === first.employee_id),
  };
}

/** The commands that paste at a cell, and how many shifts fall outside the week. */
export function pasteCommands(
  clip: ShiftClipboard,
  at: { readonly date: string; readonly holder: DropHolder },
  how: { readonly dates: readonly string[]; readonly newId: () => string },
): { commands: Command[]; left: number } {
  const commands = clip.items.flatMap(({ day, content, from }): Command[] => {
    const date = addDays(at.date, day);
    if (!how.dates.includes(date)) return [];
    const holder = clip.oneHolder ? { employee_id: at.holder.employeeId } : {};
    const position = clip.oneHolder && at.holder.positionId !== undefined ? { position_id: at.holder.positionId } : {};
    const station = clip.oneHolder && at.holder.station !== undefined ? { station: at.holder.station } : {};
    return [
      {
        kind: 'create',
        id: how.newId(),
        content: { ...content, ...holder, ...position, ...station, date },
        copied_from: from,
      },
    ];
  });
  return { commands, left: clip.items.length - commands.length };
}

/** Steps of the keyboard and of dragged edges. */
export const RESIZE_STEP_MINUTES = 15;
const SHORTEST_MINUTES = 15;
const LONGEST_MINUTES = 24 * 60 - RESIZE_STEP_MINUTES;

/**
 * Moves one edge of a shift by some minutes; null if the result would be too short or too long. The start stays on
 * its day.
 */
export function resizeEdge(shift: ShiftContent, edge: 'start' | 'end', minutes: number): ShiftChange | null {
  const start = parseMinutes(shift.start);
  const end = start + wallMinutes(shift);
  const from = edge === 'start' ? start + minutes : start;
  const to = edge === 'end' ? end + minutes : end;
  if (from < 0 || from >= 24 * 60 || to - from < SHORTEST_MINUTES || to - from > LONGEST_MINUTES) return null;
  return edge === 'start' ? { start: formatTime(from) } : { end: formatTime(to) };
}
