import type { DueBreak } from './break-need.ts';
import { MS_PER_MINUTE } from './limits.ts';

/** Somebody at work, as breaks are planned for them. */
export interface CoachedPerson {
  readonly employeeId: string;
  readonly positionId: string | null;
  /** What they still need; undefined for nothing. */
  readonly due: DueBreak | undefined;
  /** Whether they are on a break now. */
  readonly isAway: boolean;
}

/** When somebody best takes the break that they need. */
export interface BreakTurnPlan {
  readonly employeeId: string;
  readonly startAt: number;
  readonly dueAt: number;
  readonly minutes: number;
  readonly law: string | null;
  /** Who stays in their position meanwhile. */
  readonly cover: readonly string[];
}

/** How long a break is where no rule says it. */
const USUAL_MINUTES = 30;
/** Nobody is sent earlier than this before they have to go. */
const AHEAD_MS = 120 * MS_PER_MINUTE;
/** Of so many people of a position one more may be away at a time. */
const PEOPLE_FOR_ONE = 3;

/**
 * Orders the breaks of people at work: whoever has to go first goes first, and of a position no more are away at a time than it can
 * spare, a third of them and at least one. Where two have to go at once all the same, lawful breaks win over cover: nobody goes late.
 */
export function coachBreaks(people: readonly CoachedPerson[], now: number): BreakTurnPlan[] {
  const byPosition = Map.groupBy(people, ({ positionId }) => positionId);
  const turns = [...byPosition.values()].flatMap((crew) => planPosition(crew, now));
  return turns.toSorted(
    (one, other) =>
      one.startAt - other.startAt || one.dueAt - other.dueAt || (one.employeeId < other.employeeId ? -1 : 1),
  );
}

function planPosition(crew: readonly CoachedPerson[], now: number): BreakTurnPlan[] {
  const places = Math.max(1, Math.floor(crew.length / PEOPLE_FOR_ONE));
  const away = crew.filter(({ isAway }) => isAway);
  // Whoever is on a break keeps their place until they have had what they need.
  const free = Array.from({ length: places }, (_, index) => {
    const one = away[index];
    return one === undefined ? now : now + (one.due?.missing ?? 0) * MS_PER_MINUTE;
  });
  const inOrder = crew
    .flatMap((one) => (one.due === undefined || one.isAway ? [] : [{ ...one, due: one.due }]))
    .toSorted((one, other) => one.due.dueAt - other.due.dueAt || (one.employeeId < other.employeeId ? -1 : 1));
  const planned = inOrder.map(({ employeeId, due }) => {
    const minutes = due.missing ?? USUAL_MINUTES;
    const place = free.indexOf(Math.min(...free));
    const earliest = Math.max(now, free[place] ?? now, due.dueAt - AHEAD_MS);
    const startAt = Math.max(now, Math.min(earliest, due.dueAt));
    free[place] = startAt + minutes * MS_PER_MINUTE;
    return { employeeId, startAt, dueAt: due.dueAt, minutes, law: due.need.law };
  });
  return planned.map((turn) => ({ ...turn, cover: coverOf(turn, crew, planned) }));
}

function coverOf(
  turn: Pick<BreakTurnPlan, 'employeeId' | 'startAt' | 'minutes'>,
  crew: readonly CoachedPerson[],
  planned: readonly Pick<BreakTurnPlan, 'employeeId' | 'startAt' | 'minutes'>[],
): string[] {
  const endOf = (one: Pick<BreakTurnPlan, 'startAt' | 'minutes'>): number => one.startAt + one.minutes * MS_PER_MINUTE;
  const overlapping = new Set(
    planned
      .filter((other) => other.startAt < endOf(turn) && turn.startAt < endOf(other))
      .map(({ employeeId }) => employeeId),
  );
  return crew
    .filter(({ employeeId, isAway }) => employeeId !== turn.employeeId && !isAway && !overlapping.has(employeeId))
    .map(({ employeeId }) => employeeId);
}
