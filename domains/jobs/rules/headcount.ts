import type { JobStatus } from '../contract/schemas.ts';

/** What decides how much of a request's headcount a job uses. */
export interface HeadcountUse {
  readonly status: JobStatus;
  readonly hires: number;
  readonly hires_target: number;
}

/** Returns the headcount a job uses: none as a draft, its target while open, its hires when over. */
export function headcountOf({ status, hires, hires_target: target }: HeadcountUse): number {
  if (status === 'DRAFT' || status === 'PENDING_APPROVAL') return 0;
  return status === 'SCHEDULED' || status === 'LIVE' || status === 'PAUSED' ? Math.max(target, hires) : hires;
}

/** Returns the headcount a request has left beside other jobs. */
export function headcountLeft(headcount: number, others: readonly HeadcountUse[]): number {
  return Math.max(0, headcount - others.reduce((sum, post) => sum + headcountOf(post), 0));
}
