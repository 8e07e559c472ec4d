import type { TimeOff, TimeOffVerdict } from '../contract/time-off-schemas.ts';
import { findPartProblem } from './hours/away.ts';
import { dayNumber } from './hours/time.ts';
import { MAX_TIME_OFF_AHEAD_DAYS, MAX_TIME_OFF_DAYS, TIME_OFF_UNDO_MINUTES } from './limits.ts';

/** Why the days and times of a request are refused whatever a balance says, or nothing. `today` is a day of any time zone. */
export function findRequestProblem(
  asked: Pick<TimeOff, 'part' | 'starts_on' | 'ends_on' | 'start' | 'end'>,
  today: string,
): 'REVERSED' | 'TOO_LONG' | 'TOO_FAR' | 'MANY_DAYS' | 'TIMES' | undefined {
  if (asked.ends_on < asked.starts_on) return 'REVERSED';
  const start = dayNumber(asked.starts_on);
  if (dayNumber(asked.ends_on) - start >= MAX_TIME_OFF_DAYS) return 'TOO_LONG';
  if (start - dayNumber(today) > MAX_TIME_OFF_AHEAD_DAYS) return 'TOO_FAR';
  return findPartProblem(asked);
}

/** What else there is on the days of a request, in counts. */
export interface TimeOffFacts {
  /** Shifts of the person that staff see. */
  readonly published_shifts: number;
  /** Shifts of the person that are not published. */
  readonly draft_shifts: number;
  /** Other people in the same position at the location who have some of these days off. */
  readonly others_approved: number;
  /** Those who ask for some of these days. */
  readonly others_requested: number;
}

/** Something that a decision should take into account. */
export interface Clash {
  readonly kind: keyof TimeOffFacts;
  readonly count: number;
  /** Whether an approval leaves a gap that staff count on. */
  readonly isSerious: boolean;
}

const SERIOUS: Readonly<Record<keyof TimeOffFacts, boolean>> = {
  published_shifts: true,
  others_approved: true,
  draft_shifts: false,
  others_requested: false,
};

/** What clashes with a request, the serious things first. */
export function listClashes(facts: TimeOffFacts): Clash[] {
  return (Object.keys(SERIOUS) as (keyof TimeOffFacts)[]).flatMap((kind) =>
    facts[kind] > 0 ? [{ kind, count: facts[kind], isSerious: SERIOUS[kind] }] : [],
  );
}

/** A request as a page saw it. */
export interface SeenRequest {
  readonly id: string;
  readonly version: number;
}

/** Why a request was left as it is: there is none, it is decided, it has changed, its decision can't be undone, needs a reason, or is for another. */
export type LeftReason = 'GONE' | 'DECIDED' | 'CHANGED' | 'STANDS' | 'OVERLAPS' | 'REASON' | 'OWN';

/** Whether a request is approved with a reason only: it meets closed days, or its policy refuses what goes beyond the balance. */
export function needsReason(verdict: TimeOffVerdict | null): boolean {
  return verdict !== null && (verdict.closed.length > 0 || verdict.balance?.is_refused === true);
}

/** The requests that a call is for, and those that it leaves alone. */
export interface DecisionPlan {
  readonly ids: readonly string[];
  readonly left: readonly { readonly id: string; readonly why: LeftReason }[];
}

type KnownRequest = Pick<TimeOff, 'id' | 'state' | 'version'>;

/** Which requests can be decided: those that still wait, as they were seen. */
export function planDecisions(seen: readonly SeenRequest[], known: readonly KnownRequest[]): DecisionPlan {
  return plan(seen, known, (row) => (row.state === 'REQUESTED' ? undefined : 'DECIDED'));
}

/** A decided request, with who decided it and whether the person has asked for some of its days again. */
export interface DecidedRequest extends KnownRequest {
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly overlaps: boolean;
}

/** Which decisions can be undone: one's own, for some minutes. Requests for the same days would otherwise overlap. */
export function planUndo(
  seen: readonly SeenRequest[],
  known: readonly DecidedRequest[],
  by: { readonly userId: string; readonly now: Date },
): DecisionPlan {
  return plan(seen, known, (row) => {
    if (!isOwnAndRecent(row, by)) return 'STANDS';
    return row.overlaps ? 'OVERLAPS' : undefined;
  });
}

function isOwnAndRecent(row: DecidedRequest, by: { readonly userId: string; readonly now: Date }): boolean {
  if (row.state !== 'APPROVED' && row.state !== 'DECLINED') return false;
  if (row.decided_at === null || row.decided_by !== by.userId) return false;
  return by.now.getTime() - row.decided_at.getTime() <= TIME_OFF_UNDO_MINUTES * 60_000;
}

function plan<Row extends KnownRequest>(
  seen: readonly SeenRequest[],
  known: readonly Row[],
  refuse: (row: Row) => LeftReason | undefined,
): DecisionPlan {
  const rows = new Map(known.map((row) => [row.id, row]));
  const verdicts = seen.map(({ id, version }) => {
    const row = rows.get(id);
    const changed = row?.version === version ? undefined : 'CHANGED';
    return { id, why: row === undefined ? ('GONE' as const) : (refuse(row) ?? changed) };
  });
  return {
    ids: verdicts.flatMap(({ id, why }) => (why === undefined ? [id] : [])),
    left: verdicts.flatMap(({ id, why }) => (why === undefined ? [] : [{ id, why }])),
  };
}
