import { asksForCards } from '../rules/cards.ts';
import type { CardEventRow } from './queries/card.ts';
import type { InterviewRow } from './queries/tables.ts';

/** Whether the panel of an interview is asked for cards now. */
export function asksFor({ state, starts_at: startsAt, criteria }: InterviewRow, now: Date): boolean {
  return asksForCards({ state, startsAt: startsAt?.getTime() ?? null, criteria: criteria.length }, now.getTime());
}

/** Who has sent a card, by interview. */
export function sentBy(events: readonly CardEventRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const sent = events.filter(({ deed }) => deed === 'SENT');
  const byInterview = Map.groupBy(sent, (event) => event.interview_id);
  return new Map([...byInterview].map(([id, all]) => [id, new Set(all.map((event) => event.person_id))]));
}
