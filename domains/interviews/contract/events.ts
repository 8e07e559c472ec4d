import type { HearthEvent } from '@hearth/kit/event';

export const INTERVIEW_CHANGED = 'interviews.interview_changed';

/** An interview was offered, booked, moved, cancelled, held, or stands in question: heard at its location and by its candidate. */
export const interviewChanged = (of: {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly user_id: string;
}): HearthEvent => ({
  type: INTERVIEW_CHANGED,
  group_id: of.group_id,
  topics: [`brand:${of.location_id}`, `user:${of.user_id}`],
  data: { interview_id: of.id, application_id: of.application_id },
});

export const CARDS_CHANGED = 'interviews.cards_changed';

/** Somebody sent a scorecard or changed it: heard at the location, never by the candidate. */
export const cardsChanged = (of: {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
}): HearthEvent => ({
  type: CARDS_CHANGED,
  group_id: of.group_id,
  topics: [`brand:${of.location_id}`],
  data: { interview_id: of.id },
});
