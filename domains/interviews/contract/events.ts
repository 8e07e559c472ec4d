import { defineEvent } from '@hearth/kit/event';
import type { HearthEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

export const INTERVIEW_CHANGED = defineEvent('interviews.interview_changed', {
  interview_id: uuid,
  application_id: uuid,
});

/** An interview was offered, booked, changed or flagged. Sent to its location and candidate. */
export const interviewChanged = (of: {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly user_id: string;
}): HearthEvent =>
  INTERVIEW_CHANGED.of({
    group_id: of.group_id,
    topics: [`brand:${of.location_id}`, `user:${of.user_id}`],
    data: { interview_id: of.id, application_id: of.application_id },
  });

export const CARDS_CHANGED = defineEvent('interviews.cards_changed', { interview_id: uuid });

/** A scorecard was submitted or changed. Sent to the location, never to the candidate. */
export const scorecardsChanged = (of: {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
}): HearthEvent =>
  CARDS_CHANGED.of({
    group_id: of.group_id,
    topics: [`brand:${of.location_id}`],
    data: { interview_id: of.id },
  });
