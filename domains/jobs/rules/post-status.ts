import type { JobStatus } from '../contract/schemas.ts';

/**
 * The actions on a job. `fill`, `expire` and `go_live` also happen automatically. `fill`, `expire` and `go_live` also
 * happen by themselves.
 */
export type JobAction =
  | 'publish'
  | 'schedule'
  | 'submit'
  | 'send_back'
  | 'go_live'
  | 'pause'
  | 'resume'
  | 'fill'
  | 'close'
  | 'expire'
  | 'withdraw'
  | 'reopen';

/** From each state, what each allowed action leads to. What is not written here cannot happen. */
const TRANSITIONS: Readonly<Record<JobStatus, Partial<Readonly<Record<JobAction, JobStatus>>>>> = {
  DRAFT: { publish: 'LIVE', schedule: 'SCHEDULED', submit: 'PENDING_APPROVAL' },
  PENDING_APPROVAL: { publish: 'LIVE', schedule: 'SCHEDULED', send_back: 'DRAFT' },
  SCHEDULED: { go_live: 'LIVE', publish: 'LIVE', withdraw: 'DRAFT', close: 'CLOSED' },
  LIVE: { pause: 'PAUSED', fill: 'FILLED', close: 'CLOSED', expire: 'EXPIRED' },
  PAUSED: { resume: 'LIVE', fill: 'FILLED', close: 'CLOSED', expire: 'EXPIRED' },
  FILLED: { reopen: 'LIVE', close: 'CLOSED' },
  CLOSED: { reopen: 'LIVE' },
  EXPIRED: { reopen: 'LIVE', close: 'CLOSED' },
};

/** Returns the status after an action, or null if it is not allowed. */
export function nextStatus(from: JobStatus, action: JobAction): JobStatus | null {
  return TRANSITIONS[from][action] ?? null;
}

/** Returns the actions that a status allows. */
export function allowedActions(from: JobStatus): readonly JobAction[] {
  return Object.keys(TRANSITIONS[from]) as JobAction[];
}

/** All statuses in the order of a job's life. */
export const JOB_STATUSES = Object.keys(TRANSITIONS) as readonly JobStatus[];

/** Returns whether the public can see a job and apply. */
export function isPublic(status: JobStatus): boolean {
  return status === 'LIVE';
}

/** Returns whether edits are private, so that they can be saved automatically. */
export function isUnpublished(status: JobStatus): boolean {
  return status === 'DRAFT' || status === 'PENDING_APPROVAL' || status === 'SCHEDULED';
}
