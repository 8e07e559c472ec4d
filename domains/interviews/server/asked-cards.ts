import { needsScorecards } from '../rules/cards.ts';
import type { ScorecardEventRow } from './queries/card.ts';
import type { InterviewRow } from './queries/tables.ts';

/** Returns whether the panel of an interview owes scorecards now. */
export function needsScorecardsNow({ state, starts_at: startsAt, criteria }: InterviewRow, now: Date): boolean {
  return needsScorecards({ state, startsAt: startsAt?.getTime() ?? null, criteria: criteria.length }, now.getTime());
}

/** Returns who has submitted a scorecard, by interview. */
export function sendersByInterview(events: readonly ScorecardEventRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sent = events.filter(({ deed }) => deed === 'SENT');
  const byInterview = Map.groupBy(sent, (event) => event.interview_id);
  return new Map([...byInterview].map(([id, all]) => [id, new Set(all.map((event) => event.person_id))]));
}
