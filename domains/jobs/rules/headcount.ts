import type { JobStatus } from '../contract/schemas.ts';

/** What a post takes of the people that a request lets somebody hire. */
export interface PlacesTaken {
  readonly status: JobStatus;
  readonly hires: number;
  readonly hires_target: number;
}

/** Posts that nobody has seen take nothing; open ones as many as they look for, those that are over as many as they hired. */
export function placesOf({ status, hires, hires_target: target }: PlacesTaken): number {
  if (status === 'DRAFT' || status === 'PENDING_APPROVAL') return 0;
  return status === 'SCHEDULED' || status === 'LIVE' || status === 'PAUSED' ? Math.max(target, hires) : hires;
}

/** How many people a request still lets a post look for, beside the other posts that fill it. */
export function placesLeft(headcount: number, others: readonly PlacesTaken[]): number {
  return Math.max(0, headcount - others.reduce((sum, post) => sum + placesOf(post), 0));
}
