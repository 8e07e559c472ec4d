import type { JobStatus } from '../contract/schemas.ts';

/** What can be done to a post. `fill`, `expire` and `go_live` also happen by themselves. */
export type PostAction =
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
const TRANSITIONS: Readonly<Record<JobStatus, Partial<Readonly<Record<PostAction, JobStatus>>>>> = {
  DRAFT: { publish: 'LIVE', schedule: 'SCHEDULED', submit: 'PENDING_APPROVAL' },
  PENDING_APPROVAL: { publish: 'LIVE', schedule: 'SCHEDULED', send_back: 'DRAFT' },
  SCHEDULED: { go_live: 'LIVE', publish: 'LIVE', withdraw: 'DRAFT', close: 'CLOSED' },
  LIVE: { pause: 'PAUSED', fill: 'FILLED', close: 'CLOSED', expire: 'EXPIRED' },
  PAUSED: { resume: 'LIVE', fill: 'FILLED', close: 'CLOSED', expire: 'EXPIRED' },
  FILLED: { reopen: 'LIVE', close: 'CLOSED' },
  CLOSED: { reopen: 'LIVE' },
  EXPIRED: { reopen: 'LIVE', close: 'CLOSED' },
};

/** The state that an action leads to, or null where it is not allowed. */
export function nextStatus(from: JobStatus, action: PostAction): JobStatus | null {
  return TRANSITIONS[from][action] ?? null;
}

/** What may be done to a post in this state. */
export function allowedActions(from: JobStatus): readonly PostAction[] {
  return Object.keys(TRANSITIONS[from]) as PostAction[];
}

/** Every state, in the order in which a post passes through them. */
export const JOB_STATUSES = Object.keys(TRANSITIONS) as readonly JobStatus[];

/** Whether the public may see the post and apply. */
export function isPublic(status: JobStatus): boolean {
  return status === 'LIVE';
}

/** Whether edits are still private, so that they can be saved as they are typed. */
export function isUnpublished(status: JobStatus): boolean {
  return status === 'DRAFT' || status === 'PENDING_APPROVAL' || status === 'SCHEDULED';
}
