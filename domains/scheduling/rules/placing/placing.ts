import type { Conflict, Shift, ShiftContent, SkippedCopy } from '../../contract/schemas.ts';
import { type Command, createShift } from '../commands.ts';
import type { CheckScope, RulePerson } from '../conflicts/conflict-report.ts';
import { checkPerson, newConflicts } from '../conflicts/conflicts.ts';
import { pickContent } from '../shift.ts';

/** A shift that is to stand on a schedule: one of another week, or of a template. */
export interface WantedShift {
  /** What the report names it by. */
  readonly id: string;
  readonly content: ShiftContent;
  readonly copiedFrom?: string;
}

/** Why a shift cannot stand here, whoever holds it. */
export type PlacingObstacle = Extract<SkippedCopy['reason'], 'position_missing' | 'not_allowed' | 'closed_day'>;

/** What already stands on the target days, and the people and rules that apply there. */
export interface PlacingGround {
  /** The shifts of the weeks that the target days are in. */
  readonly target: readonly Shift[];
  /** The target days themselves: drafts are replaced on these alone. */
  readonly replaceable?: { readonly from: string; readonly to: string };
  readonly people: ReadonlyMap<string, RulePerson>;
  /** The week of each target date, by date: the days may fall into two of the location's weeks. */
  scopeOf(date: string): CheckScope;
  newId(): string;
  findObstacle?(content: ShiftContent): PlacingObstacle | undefined;
}

export interface PlacingOptions {
  /** What to do with a shift that would break a rule that blocks or needs consent. */
  readonly onConflict: 'skip' | 'leave_open';
  /** Removes the drafts of the target days that are not among the wanted shifts; published shifts always stay. */
  readonly replaceDrafts: boolean;
}

/** The commands that make the shifts, and what was left out and why. */
export interface PlacingPlan {
  readonly commands: readonly Command[];
  readonly createdCount: number;
  readonly opened: readonly string[];
  readonly removed: readonly string[];
  readonly skipped: readonly SkippedCopy[];
}

/**
 * Plans shifts one by one, each against what stands there after the ones before it. One bad shift never stops the rest. Yields
 * after each shift, so that who runs it can let others work in between.
 */
export function* planPlacing(
  wanted: readonly WantedShift[],
  ground: PlacingGround,
  options: PlacingOptions,
): Generator<undefined, PlacingPlan> {
  const removed = options.replaceDrafts ? findReplacedDrafts(wanted, ground) : [];
  const gone = new Set(removed.map((shift) => shift.id));
  const board = createBoard(ground, (shift) => !shift.removed && !gone.has(shift.id));
  const created: Command[] = [];
  const opened: string[] = [];
  const skipped: SkippedCopy[] = [];
  const add = (command: Extract<Command, { kind: 'create' }>, shift: Shift, conflicts?: readonly Conflict[]): void => {
    created.push(command);
    board.add(shift, conflicts);
  };

  for (const { id: wantedId, content, copiedFrom } of wanted) {
    yield;
    const scope = ground.scopeOf(content.date);
    const command = toCreate(ground.newId(), content, copiedFrom);
    const shift = createShift(command, { locationId: scope.locationId, zone: scope.zone });
    const obstacle = ground.findObstacle?.(content);
    if (board.takeTwin(content)) skipped.push({ shift_id: wantedId, reason: 'already_there', conflict: null });
    else if (obstacle !== undefined) skipped.push({ shift_id: wantedId, reason: obstacle, conflict: null });
    else {
      const { problem, conflicts } = board.tryOut(shift, scope);
      if (problem === undefined) add(command, shift, conflicts);
      else if (options.onConflict === 'skip') skipped.push({ shift_id: wantedId, ...problem });
      else {
        const open = { ...content, employee_id: null };
        // It may have been left open before.
        if (board.takeTwin(open)) skipped.push({ shift_id: wantedId, reason: 'already_there', conflict: null });
        else {
          add({ ...command, content: open }, { ...shift, employee_id: null });
          opened.push(command.id);
        }
      }
    }
  }
  return {
    commands: [...removed.map(({ id }): Command => ({ kind: 'delete', id })), ...created],
    createdCount: created.length,
    opened,
    removed: removed.map(({ id }) => id),
    skipped,
  };
}

/** Runs a plan without a stop, where few shifts are concerned. */
export function finishPlan(plan: Generator<undefined, PlacingPlan>): PlacingPlan {
  let step = plan.next();
  while (step.done !== true) step = plan.next();
  return step.value;
}

function toCreate(id: string, content: ShiftContent, copiedFrom: string | undefined) {
  const command = { kind: 'create', id, content: pickContent(content) } as const;
  return copiedFrom === undefined ? command : { ...command, copied_from: copiedFrom };
}

/** The drafts that staff have never seen and that are not wanted. Those that may not be edited stay. */
function findReplacedDrafts(wanted: readonly WantedShift[], ground: PlacingGround): Shift[] {
  const kept = countKeys(wanted.map(({ content }) => content));
  const { from = '', to = '9999' } = ground.replaceable ?? {};
  return ground.target.filter((shift) => {
    if (shift.removed || shift.published !== null || shift.date < from || shift.date > to) return false;
    if (ground.findObstacle?.(shift) === 'not_allowed') return false;
    return !takeOne(kept, contentKey(shift));
  });
}

/** What stands on the target days while shifts are added to it. */
function createBoard(ground: PlacingGround, stands: (shift: Shift) => boolean) {
  const standing = ground.target.filter(stands);
  // Open shifts may be alike: each wanted one finds at most one of those that stand there.
  const alike = countKeys(standing);
  const byPerson = new Map<string, Shift[]>();
  /** The conflicts of a person in a week, as long as nothing is added. */
  const known = new Map<string, { readonly week: string; readonly conflicts: readonly Conflict[] }>();
  const put = (shift: Shift): void => {
    if (shift.employee_id === null) return;
    const own = byPerson.get(shift.employee_id);
    if (own === undefined) byPerson.set(shift.employee_id, [shift]);
    else own.push(shift);
  };
  for (const shift of standing) put(shift);

  return {
    takeTwin: (content: ShiftContent): boolean => takeOne(alike, contentKey(content)),
    add(shift: Shift, conflicts?: readonly Conflict[]): void {
      put(shift);
      if (shift.employee_id === null || conflicts === undefined) return;
      known.set(shift.employee_id, { week: ground.scopeOf(shift.date).week, conflicts });
    },
    /** Why its holder cannot take a shift, and what conflicts they would have with it. */
    tryOut(
      shift: Shift,
      scope: CheckScope,
    ): { problem?: Pick<SkippedCopy, 'reason' | 'conflict'>; conflicts?: readonly Conflict[] } {
      const holder = shift.employee_id;
      if (holder === null) return {};
      const person = ground.people.get(holder);
      if (person === undefined) return { problem: { reason: 'left', conflict: null } };
      const own = byPerson.get(holder) ?? [];
      const last = known.get(holder);
      const before = last?.week === scope.week ? last.conflicts : checkPerson(person, own, scope);
      const after = checkPerson(person, [...own, shift], scope);
      const conflict = mostSevere(newConflicts([...before], after));
      return conflict === undefined ? { conflicts: after } : { problem: { reason: 'conflict', conflict } };
    },
  };
}

function countKeys(contents: readonly ShiftContent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const content of contents) counts.set(contentKey(content), (counts.get(contentKey(content)) ?? 0) + 1);
  return counts;
}

/** Takes one of those that are alike; says whether there was one. */
function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0;
  if (left > 0) counts.set(key, left - 1);
  return left > 0;
}

function contentKey(content: ShiftContent): string {
  return JSON.stringify(pickContent(content));
}

function mostSevere(conflicts: readonly Conflict[]): Conflict | undefined {
  return (
    conflicts.find((conflict) => conflict.level === 'block') ??
    conflicts.find((conflict) => conflict.level === 'consent')
  );
}
