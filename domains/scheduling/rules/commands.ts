import type { Shift, ShiftChange, ShiftCommand, ShiftContent } from '../contract/schemas.ts';
import { pickContent, instantsAt, publishedContent, sameContent, wallMinutes } from './shift.ts';
import { parseMinutes, formatTime } from './hours/time.ts';

/** The working copy of a location's schedule. Shifts are never changed in place. */
export interface Roster {
  readonly locationId: string;
  readonly zone: string;
  readonly shifts: ReadonlyMap<string, Shift>;
}

/** One editing step: what the wire carries, without the version that is only known when it is sent. */
export type Command =
  | {
      readonly kind: 'create';
      readonly id: string;
      readonly content: ShiftContent;
      readonly copied_from?: string | undefined;
    }
  | { readonly kind: 'change'; readonly id: string; readonly set: ShiftChange }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'restore'; readonly id: string };

/** The roster after an edit, and the commands that undo it. */
export interface EditResult {
  readonly roster: Roster;
  readonly inverse: readonly Command[];
}

/** Creates a draft roster of the given shifts. */
export function createRoster(locationId: string, zone: string, shifts: Iterable<Shift>): Roster {
  return { locationId, zone, shifts: new Map(Array.from(shifts, (shift) => [shift.id, shift])) };
}

/** The draft that a command creates at a location. */
export function createShift(
  command: Extract<Command, { kind: 'create' }>,
  roster: Pick<Roster, 'locationId' | 'zone'>,
): Shift {
  const content = pickContent(command.content);
  return {
    ...content,
    ...instantsAt(content, roster.zone),
    id: command.id,
    location_id: roster.locationId,
    version: 0,
    published: null,
    removed: false,
  };
}

/** Replaces some of a shift's content; what staff see of it stays unchanged. */
export function changeShift(shift: Shift, set: ShiftChange, zone: string): Shift {
  const content = pickContent({ ...shift, ...omitUndefined(set) });
  const seen = publishedContent(shift);
  return {
    ...shift,
    ...content,
    ...instantsAt(content, zone),
    published: seen !== null && sameContent(seen, content) ? 'same' : seen,
  };
}

function omitUndefined(set: ShiftChange): Partial<ShiftContent> {
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}

function previousValues(shift: Shift, set: ShiftChange): ShiftChange {
  const content: Record<string, unknown> = pickContent(shift);
  return Object.fromEntries(Object.keys(omitUndefined(set)).map((name) => [name, content[name]]));
}

/** Applies one command to a shift: the shift after it and its inverse, or undefined if it does not apply. */
function applyStep(
  command: Command,
  shift: Shift | undefined,
  roster: Roster,
): { after: Shift; back: Command } | undefined {
  if (command.kind === 'create') {
    return shift === undefined
      ? { after: createShift(command, roster), back: { kind: 'delete', id: command.id } }
      : undefined;
  }
  if (shift === undefined || shift.removed !== (command.kind === 'restore')) return undefined;
  switch (command.kind) {
    case 'change':
      return {
        after: changeShift(shift, command.set, roster.zone),
        back: { kind: 'change', id: shift.id, set: previousValues(shift, command.set) },
      };
    case 'delete':
      return { after: { ...shift, removed: true }, back: { kind: 'restore', id: shift.id } };
    case 'restore':
      return { after: { ...shift, removed: false }, back: { kind: 'delete', id: shift.id } };
  }
}

/**
 * Applies commands in order; a command on a missing shift does nothing. A step on a shift that is not there (any
 * more) does nothing.
 */
export function applyCommands(roster: Roster, commands: readonly Command[]): EditResult {
  const shifts = new Map(roster.shifts);
  const inverse: Command[] = [];
  for (const command of commands) {
    const done = applyStep(command, shifts.get(command.id), roster);
    if (done === undefined) continue;
    shifts.set(command.id, done.after);
    inverse.unshift(done.back);
  }
  return { roster: { ...roster, shifts }, inverse };
}

/** Drops commands that no longer change anything. */
export function effectiveCommands(roster: Roster, commands: readonly Command[]): Command[] {
  let standing = roster;
  return commands.filter((command) => {
    const old = standing.shifts.get(command.id);
    const done = applyCommands(standing, [command]);
    standing = done.roster;
    const now = standing.shifts.get(command.id);
    const same = command.kind === 'change' && old !== undefined && now !== undefined && sameContent(old, now);
    return done.inverse.length > 0 && !same;
  });
}

/** Another day, another person, another start: the length stays. */
export function moveShift(
  shift: Shift,
  to: { date?: string; start?: string; employee_id?: string | null; position_id?: string | null },
): Command {
  const end = to.start === undefined ? {} : { end: formatTime(parseMinutes(to.start) + wallMinutes(shift)) };
  return { kind: 'change', id: shift.id, set: { ...to, ...end } };
}

/** Another start or end: the rest stays. */
export function resizeShift(shift: Shift, to: { start?: string; end?: string }): Command {
  return { kind: 'change', id: shift.id, set: to };
}

/** Another person, or nobody: an open shift. */
export function assignShift(shift: Shift, employeeId: string | null): Command {
  return { kind: 'change', id: shift.id, set: { employee_id: employeeId } };
}

/** Copies a shift to another day or person. */
export function copyShift(shift: Shift, newId: string, to: { date?: string; employee_id?: string | null }): Command {
  return { kind: 'create', id: newId, content: { ...pickContent(shift), ...to }, copied_from: shift.id };
}

/** Commands as the wire wants them: each names the version of the shift that the editor last got from the server. */
export function commandsForWire(
  commands: readonly Command[],
  savedVersion: (shiftId: string) => number,
): ShiftCommand[] {
  return commands.map((command) => {
    if (command.kind !== 'create') return { ...command, expected_version: savedVersion(command.id) };
    const { copied_from: source, ...rest } = command;
    return source === undefined ? rest : { ...rest, copied_from: source };
  });
}
