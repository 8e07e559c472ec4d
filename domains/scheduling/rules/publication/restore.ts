import type { Shift, ShiftContent } from '../../contract/schemas.ts';
import type { Command } from '../commands.ts';
import { pickContent, sameContent } from '../shift.ts';
import type { ShiftPublication } from './publish.ts';

/** A shift as staff saw it in some version of a week. */
export interface VersionShift {
  readonly shift_id: string;
  readonly content: ShiftContent;
}

/** What staff saw after the last of some publications of a week, in the order in which they were made. */
export function shiftsAfter(publications: readonly (readonly ShiftPublication[])[]): VersionShift[] {
  const seen = new Map<string, ShiftContent>();
  for (const changes of publications)
    for (const { shift_id: id, after } of changes) {
      if (after === null) seen.delete(id);
      else seen.set(id, after);
    }
  return [...seen].map(([id, content]) => ({ shift_id: id, content }));
}

/** What brings a version back: the edits, and what each does to a shift. */
export interface RestorePlan {
  readonly commands: readonly Command[];
  readonly changes: readonly ShiftPublication[];
  /** Shifts whose person is no longer here: they come back without one. */
  readonly openedCount: number;
}

/** The week as it is now, and who and what can be planned in it. */
export interface RestoreGround {
  readonly shifts: Iterable<Shift>;
  readonly people: { has(id: string): boolean };
  readonly positions: { has(id: string): boolean };
  /** The wall clock of the location: what has started by it stays as it is. */
  readonly now: { readonly date: string; readonly time: string };
  newId(): string;
}

/**
 * Plans the edits that make the working copy what a version was. Neither a shift that has started is touched, nor one made that would
 * have. A person who has left leaves the shift open; a position that is gone leaves it without one.
 */
export function planRestore(version: readonly VersionShift[], ground: RestoreGround): RestorePlan {
  const hasStarted = ({ date, start }: Pick<ShiftContent, 'date' | 'start'>): boolean =>
    `${date} ${start}` <= `${ground.now.date} ${ground.now.time}`;
  const wanted = new Map(version.map((one) => [one.shift_id, one.content]));
  const commands: Command[] = [];
  const changes: ShiftPublication[] = [];
  let openedCount = 0;
  const toPlan = (content: ShiftContent): ShiftContent => {
    const { employee_id: person, position_id: position } = content;
    const isGone = person !== null && !ground.people.has(person);
    if (isGone) openedCount += 1;
    return {
      ...content,
      employee_id: isGone ? null : person,
      position_id: position !== null && ground.positions.has(position) ? position : null,
    };
  };
  for (const shift of ground.shifts) {
    const content = wanted.get(shift.id);
    wanted.delete(shift.id);
    if (hasStarted(shift) || (content !== undefined && hasStarted(content))) continue;
    const before = shift.removed ? null : pickContent(shift);
    if (content === undefined) {
      if (before === null) continue;
      commands.push({ kind: 'delete', id: shift.id });
      changes.push({ shift_id: shift.id, before, after: null });
      continue;
    }
    const after = toPlan(content);
    if (before !== null && sameContent(before, after)) continue;
    if (before === null) commands.push({ kind: 'restore', id: shift.id });
    if (!sameContent(shift, after)) commands.push({ kind: 'change', id: shift.id, set: after });
    changes.push({ shift_id: shift.id, before, after });
  }
  for (const content of wanted.values()) {
    if (hasStarted(content)) continue;
    const [id, after] = [ground.newId(), toPlan(content)];
    commands.push({ kind: 'create', id, content: after });
    changes.push({ shift_id: id, before: null, after });
  }
  return { commands, changes, openedCount };
}
