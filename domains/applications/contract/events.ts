import type { HearthEvent } from '@hearth/kit/event';
import type { Stage } from './schemas.ts';

interface Subject {
  readonly id: string;
  readonly groupId: string;
  readonly locationId: string;
  readonly jobId: string;
  readonly userId: string;
}

function about(
  type: string,
  { id, groupId, locationId, jobId, userId }: Subject,
  more: HearthEvent['data'],
): HearthEvent {
  return {
    type,
    group_id: groupId,
    topics: [`brand:${locationId}`, `user:${userId}`],
    data: { application_id: id, job_id: jobId, ...more },
  };
}

export const APPLICATION_RECEIVED = 'applications.application_received';
export const STAGE_CHANGED = 'applications.stage_changed';
export const HIRED = 'applications.hired';
export const JOINED = 'applications.joined';

/** Somebody applied. */
export const applicationReceived = (subject: Subject): HearthEvent => about(APPLICATION_RECEIVED, subject, {});
/** An application stands at another stage. */
export const stageChanged = (subject: Subject, stage: Stage): HearthEvent => about(STAGE_CHANGED, subject, { stage });
/** An application became an employment. */
export const hired = (subject: Subject, employeeId: string): HearthEvent =>
  about(HIRED, subject, { employee_id: employeeId });
/** Somebody who was hired joined the team with their account. */
export const joined = (subject: Subject, employeeId: string): HearthEvent =>
  about(JOINED, subject, { employee_id: employeeId });
