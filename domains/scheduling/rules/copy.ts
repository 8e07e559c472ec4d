import type { Conflict, Shift, SkippedCopy } from '../contract/schemas.ts';
import type { CheckScope, RulePerson } from './conflicts/conflict-report.ts';
import { checkPerson, newConflicts } from './conflicts/conflicts.ts';
import { changeShift, copyShift, type Command } from './commands.ts';
import { pickContent } from './shift.ts';
import { addDays, dayNumber } from './hours/time.ts';

/**
 * A copy of shifts; times are copied as wall clock, so 09:00 stays 09:00 when clocks change. Times are copied as wall
 * clock: 09:00 stays 09:00, whatever the clocks do in between.
 */
export interface CopyRequest {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly people: 'keep' | 'open';
  readonly onConflict: 'skip' | 'leave_open';
}

/** The source and target shifts of a copy, and the people and rules that apply. */
export interface CopyContext {
  readonly source: readonly Shift[];
  /** What already stands on the target days. */
  readonly target: readonly Shift[];
  readonly people: ReadonlyMap<string, RulePerson>;
  /** The week of each target date, by date: a copied week may fall into two of the location's weeks. */
  scopeOf(date: string): CheckScope;
  newId(): string;
}

/** The commands that make the copies, and what was left out and why. */
export interface CopyPlan {
  readonly commands: readonly Command[];
  readonly opened: readonly string[];
  readonly skipped: readonly SkippedCopy[];
}

/** Plans copies one by one, each against what stands there after the ones before it. One bad shift never stops the rest. */
export function planCopy(request: CopyRequest, ground: CopyContext): CopyPlan {
  const shift = dayNumber(request.to) - dayNumber(request.from);
  const last = addDays(request.from, request.days - 1);
  const standing = ground.target.filter((existing) => !existing.removed);
  const byPerson = new Map<string, Shift[]>();
  for (const existing of standing) addToPerson(byPerson, existing);
  // Open shifts may be alike: each copy finds at most one of those that stand there.
  const alike = new Map<string, number>();
  for (const existing of standing) alike.set(contentKey(existing), (alike.get(contentKey(existing)) ?? 0) + 1);
  const commands: Command[] = [];
  const opened: string[] = [];
  const skipped: SkippedCopy[] = [];
  const add = (command: Command, copy: Shift): void => {
    commands.push(command);
    addToPerson(byPerson, copy);
  };

  for (const original of ground.source) {
    if (original.removed || original.date < request.from || original.date > last) continue;
    const date = addDays(original.date, shift);
    const scope = ground.scopeOf(date);
    const holder = request.people === 'open' ? null : original.employee_id;
    const command = copyShift(original, ground.newId(), { date, employee_id: holder });
    const copy: Shift = {
      ...changeShift({ ...original, published: null }, { date, employee_id: holder }, scope.zone),
      id: command.id,
      version: 0,
    };
    const twins = alike.get(contentKey(copy)) ?? 0;
    if (twins > 0) {
      alike.set(contentKey(copy), twins - 1);
      skipped.push({ shift_id: original.id, reason: 'already_there', conflict: null });
      continue;
    }
    const problem = holder === null ? undefined : findProblem(copy, holder, byPerson, ground, scope);
    if (problem === undefined) add(command, copy);
    else if (request.onConflict === 'leave_open') {
      add(copyShift(original, command.id, { date, employee_id: null }), { ...copy, employee_id: null });
      opened.push(command.id);
    } else skipped.push({ shift_id: original.id, ...problem });
  }
  return { commands, opened, skipped };
}

function contentKey(shift: Shift): string {
  return JSON.stringify(pickContent(shift));
}

function addToPerson(byPerson: Map<string, Shift[]>, shift: Shift): void {
  if (shift.employee_id === null) return;
  byPerson.set(shift.employee_id, [...(byPerson.get(shift.employee_id) ?? []), shift]);
}

function findProblem(
  copy: Shift,
  holder: string,
  byPerson: ReadonlyMap<string, Shift[]>,
  ground: CopyContext,
  scope: CheckScope,
): Pick<SkippedCopy, 'reason' | 'conflict'> | undefined {
  const person = ground.people.get(holder);
  if (person === undefined) return { reason: 'left', conflict: null };
  const own = byPerson.get(holder) ?? [];
  const brought = newConflicts(checkPerson(person, own, scope), checkPerson(person, [...own, copy], scope));
  const conflict = mostSevere(brought);
  return conflict === undefined ? undefined : { reason: 'conflict', conflict };
}

function mostSevere(conflicts: readonly Conflict[]): Conflict | undefined {
  return (
    conflicts.find((conflict) => conflict.level === 'block') ??
    conflicts.find((conflict) => conflict.level === 'consent')
  );
}
