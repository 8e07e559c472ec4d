import type { Conflict, Shift, ShiftContent, SkippedCopy } from '../../contract/schemas.ts';
import { changeShift, type Command, createShift } from '../commands.ts';
import type { CheckScope, RulePerson } from '../conflicts/conflict-report.ts';
import { newConflicts } from '../conflicts/compare-conflicts.ts';
import { checkPerson } from '../conflicts/conflicts.ts';
import { pickContent } from '../shift.ts';

/** A shift that is to stand on a schedule: one of another week, or of a template. */
export interface WantedShift {
  /** What the report names it by. */
  readonly id: string;
  readonly content: ShiftContent;
  readonly copiedFrom?: string;
  /** The id that a new shift gets, where its caller has to find it again. */
  readonly newId?: string;
  /** A shift of the target days that becomes this one, with its id and what staff see of it. */
  readonly replaces?: string | undefined;
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
  /** Shifts of the target days that go, published ones too. */
  readonly removes?: ReadonlySet<string>;
}

/** The commands that make the shifts, and what was left out and why. */
export interface PlacingPlan {
  readonly commands: readonly Command[];
  readonly createdCount: number;
  /** Shifts that were there and are now others. */
  readonly changedCount: number;
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
  const removed = [
    ...(options.replaceDrafts ? findReplacedDrafts(wanted, ground) : []),
    ...ground.target.filter((shift) => options.removes?.has(shift.id) === true && !shift.removed),
  ];
  const replaced = findReplaced(wanted, ground);
  const gone = new Set(removed.map((shift) => shift.id));
  const board = createBoard(ground, ({ id, removed: isRemoved }) => !isRemoved && !gone.has(id) && !replaced.has(id));
  const placed: Command[] = [];
  const opened: string[] = [];
  const skipped: SkippedCopy[] = [];
  const skip = (one: WantedShift, why: Omit<SkippedCopy, 'shift_id'>): void => {
    skipped.push({ shift_id: one.id, ...why });
    const stays = replaced.get(one.replaces ?? '');
    if (stays !== undefined) board.add(stays);
  };

  for (const one of wanted) {
    yield;
    const { content } = one;
    const scope = ground.scopeOf(content.date);
    const draft = toDraft(one, replaced.get(one.replaces ?? ''), ground, scope);
    const obstacle = ground.findObstacle?.(content);
    if (board.takeTwin(content)) skip(one, { reason: 'already_there', conflict: null });
    else if (obstacle !== undefined) skip(one, { reason: obstacle, conflict: null });
    else {
      const { problem, conflicts } = board.tryOut(draft, scope);
      const open = { ...content, employee_id: null };
      if (problem === undefined) {
        placed.push(toCommand(one, draft, content));
        board.add(draft, conflicts);
      } else if (options.onConflict === 'skip') skip(one, problem);
      // It may have been left open before.
      else if (board.takeTwin(open)) skip(one, { reason: 'already_there', conflict: null });
      else {
        placed.push(toCommand(one, draft, open));
        board.add({ ...draft, employee_id: null });
        opened.push(draft.id);
      }
    }
  }
  return {
    commands: [...removed.map(({ id }): Command => ({ kind: 'delete', id })), ...placed],
    createdCount: placed.filter(({ kind }) => kind === 'create').length,
    changedCount: placed.filter(({ kind }) => kind === 'change').length,
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

/** A wanted shift as it would be: a new one, or the one that becomes it. */
function toDraft(one: WantedShift, old: Shift | undefined, ground: PlacingGround, scope: CheckScope): Shift {
  if (old !== undefined) return changeShift(old, pickContent(one.content), scope.zone);
  const create = { kind: 'create', id: one.newId ?? ground.newId(), content: one.content } as const;
  return createShift(create, { locationId: scope.locationId, zone: scope.zone });
}

function toCommand({ copiedFrom }: WantedShift, { id, version }: Shift, content: ShiftContent): Command {
  if (version > 0) return { kind: 'change', id, set: pickContent(content) };
  const command = { kind: 'create', id, content: pickContent(content) } as const;
  return copiedFrom === undefined ? command : { ...command, copied_from: copiedFrom };
}

/** The shifts that become others. */
function findReplaced(wanted: readonly WantedShift[], { target }: PlacingGround): Map<string, Shift> {
  const ids = new Set(wanted.flatMap(({ replaces }) => replaces ?? []));
  return new Map(target.filter(({ id, removed }) => ids.has(id) && !removed).map((shift) => [shift.id, shift]));
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
