const HOUR_MS = 3_600_000;

/** How long the panel has before managers outside it see submitted scorecards. */
export const SCORECARD_DEADLINE_MS = 72 * HOUR_MS;
/** How long after the end of an interview whoever has not sent a card is reminded. */
const NUDGES_MS = [HOUR_MS, 24 * HOUR_MS] as const;

type State = 'INVITED' | 'BOOKED' | 'CANCELLED' | 'DONE' | 'NO_SHOW';

/** Returns whether scorecards are due: the kit has criteria, and the interview took place. */
export function needsScorecards(
  interview: { readonly state: State; readonly startsAt: number | null; readonly criteria: number },
  now: number,
): boolean {
  const { state, startsAt, criteria } = interview;
  return criteria > 0 && (state === 'BOOKED' || state === 'DONE') && startsAt !== null && startsAt <= now;
}

/** What decides who may see scorecards. */
export interface ScorecardViewers {
  readonly candidateId: string;
  readonly panel: readonly string[];
  /** Who has sent a card. */
  readonly sent: ReadonlySet<string>;
  readonly endsAt: number;
}

/**
 * Whether a reader who may see the application sees what others wrote. Whoever sat on the panel sees it after sending their own,
 * whatever their rights and however late it is; whoever did not, once all have sent or their time is up; the candidate never.
 */
export function canSeeScorecards(
  readerId: string,
  { candidateId, panel, sent, endsAt }: ScorecardViewers,
  now: number,
): boolean {
  if (readerId === candidateId) return false;
  if (panel.includes(readerId)) return sent.has(readerId);
  return panel.every((id) => sent.has(id)) || now >= endsAt + SCORECARD_DEADLINE_MS;
}

/**
 * Returns which reminder is due, from one, or null. After downtime only the last is sent. After an interruption the
 * later one stands for both.
 */
export function dueReminderCount(endsAt: number, nudged: number, now: number): number | null {
  if (now >= endsAt + SCORECARD_DEADLINE_MS) return null;
  const due = NUDGES_MS.filter((after) => now >= endsAt + after).length;
  return due > nudged ? due : null;
}

/** Returns when interviews must have ended for a reminder to be due. */
export function reminderWindow(now: number): { readonly from: number; readonly to: number } {
  return { from: now - SCORECARD_DEADLINE_MS, to: now - NUDGES_MS[0] };
}

/** Returns whether a scorecard rates each criterion exactly once, and nothing else. */
export function isComplete(ratedIds: readonly string[], criterionIds: readonly string[]): boolean {
  const rated = new Set(ratedIds);
  return (
    rated.size === ratedIds.length && rated.size === criterionIds.length && criterionIds.every((id) => rated.has(id))
  );
}

/**
 * How far opinions lie apart: the lowest and the highest step, and whether they are more than one step apart; null where fewer
 * than two gave one, since what did not come up says nothing. There is no mean on purpose: a number would decide where people should talk.
 */
export function ratingSpread<Step extends string>(
  steps: readonly Step[],
  given: readonly string[],
): { readonly lowest: Step; readonly highest: Step; readonly isWide: boolean } | null {
  const places = given.map((one) => steps.indexOf(one as Step)).filter((place) => place !== -1);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const [lowest, highest] = [steps[low], steps[high]];
  if (places.length < 2 || lowest === undefined || highest === undefined) return null;
  return { lowest, highest, isWide: high - low > 1 };
}
