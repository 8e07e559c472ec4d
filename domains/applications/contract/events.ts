import { defineEvent } from '@hearth/kit/event';
import type { HearthEvent, Topic } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { stage } from './schemas.ts';
import type { Stage } from './schemas.ts';

interface Subject {
  readonly id: string;
  readonly groupId: string;
  readonly locationId: string;
  readonly jobId: string;
  readonly userId: string;
}

const ids = { application_id: uuid, job_id: uuid };
const head = ({ groupId, locationId, userId }: Subject): { group_id: string; topics: Topic[] } => ({
  group_id: groupId,
  topics: [`brand:${locationId}`, `user:${userId}`],
});
const idsOf = ({ id, jobId }: Subject): { application_id: string; job_id: string } => ({
  application_id: id,
  job_id: jobId,
});

export const APPLICATION_RECEIVED = defineEvent('applications.application_received', ids);
export const STAGE_CHANGED = defineEvent('applications.stage_changed', { ...ids, stage });
export const HIRED = defineEvent('applications.hired', { ...ids, employee_id: uuid });
export const JOINED = defineEvent('applications.joined', { ...ids, employee_id: uuid });

/** Somebody applied. */
export const applicationReceived = (subject: Subject): HearthEvent =>
  APPLICATION_RECEIVED.of({ ...head(subject), data: idsOf(subject) });
/** An application came to another stage. */
export const stageChanged = (subject: Subject, to: Stage): HearthEvent =>
  STAGE_CHANGED.of({ ...head(subject), data: { ...idsOf(subject), stage: to } });
/** An application became an employment. */
export const hired = (subject: Subject, employeeId: string): HearthEvent =>
  HIRED.of({ ...head(subject), data: { ...idsOf(subject), employee_id: employeeId } });
/** Somebody who was hired joined the team with their account. */
export const joined = (subject: Subject, employeeId: string): HearthEvent =>
  JOINED.of({ ...head(subject), data: { ...idsOf(subject), employee_id: employeeId } });
