import { APPLICATION_RECEIVED, HIRED, JOINED, STAGE_CHANGED } from '@hearth/domains/applications/events';
import { BRAND_CHANGED } from '@hearth/domains/core/events';
import { INTERVIEW_CHANGED } from '@hearth/domains/interviews/events';
import { JOB_EDITED, JOB_PUBLISHED, JOB_STATUS_CHANGED } from '@hearth/domains/jobs/events';
import { OFFER_CHANGED } from '@hearth/domains/offers/events';
import { REQUISITION_CHANGED } from '@hearth/domains/requisitions/events';
import { PUBLISHED } from '@hearth/domains/scheduling/events';
import { EMPLOYEE_CHANGED, EMPLOYEES_LOADED } from '@hearth/domains/team/events';
import type { EventContract, EventData } from '@hearth/kit/event';
import type { WebhookData, WebhookEventType } from '../contract/catalogue.ts';

/** An event of the house that is offered under a public name, and which of its fields leave. */
interface OfferedEvent {
  readonly source: EventContract;
  readonly map: (data: unknown) => EventData;
}

/** Fields that the public name does not have don't compile, and those that it has can't be forgotten. */
const offer =
  <Type extends WebhookEventType>() =>
  <Data extends EventData>(source: EventContract<Data>, map: (data: Data) => WebhookData<Type>): OfferedEvent => ({
    source,
    map: (data) => map(source.read(data)),
  });

/** Every public name with its source: an event of the house that is not here is heard by no webhook. */
export const OFFERED: Readonly<Record<WebhookEventType, OfferedEvent>> = {
  'job.published': offer<'job.published'>()(JOB_PUBLISHED, ({ job_id }) => ({ job_id })),
  'job.updated': offer<'job.updated'>()(JOB_EDITED, ({ job_id }) => ({ job_id })),
  'job.status_changed': offer<'job.status_changed'>()(JOB_STATUS_CHANGED, ({ job_id, status }) => ({ job_id, status })),
  'requisition.changed': offer<'requisition.changed'>()(REQUISITION_CHANGED, ({ requisition_id }) => ({
    requisition_id,
  })),
  'application.received': offer<'application.received'>()(APPLICATION_RECEIVED, ({ application_id, job_id }) => ({
    application_id,
    job_id,
  })),
  'application.stage_changed': offer<'application.stage_changed'>()(
    STAGE_CHANGED,
    ({ application_id, job_id, stage }) => ({ application_id, job_id, stage }),
  ),
  'application.hired': offer<'application.hired'>()(HIRED, ({ application_id, job_id, employee_id }) => ({
    application_id,
    job_id,
    employee_id,
  })),
  'interview.changed': offer<'interview.changed'>()(INTERVIEW_CHANGED, ({ interview_id, application_id }) => ({
    interview_id,
    application_id,
  })),
  'offer.changed': offer<'offer.changed'>()(OFFER_CHANGED, ({ offer_id, application_id }) => ({
    offer_id,
    application_id,
  })),
  'employee.joined': offer<'employee.joined'>()(JOINED, ({ employee_id, application_id }) => ({
    employee_id,
    application_id,
  })),
  'employee.changed': offer<'employee.changed'>()(EMPLOYEE_CHANGED, ({ employee_id }) => ({ employee_id })),
  'employees.imported': offer<'employees.imported'>()(EMPLOYEES_LOADED, ({ changed }) => ({ changed })),
  'schedule.published': offer<'schedule.published'>()(PUBLISHED, ({ publication_id, week, version }) => ({
    publication_id,
    week,
    version,
  })),
  'brand.changed': offer<'brand.changed'>()(BRAND_CHANGED, ({ action }) => ({ action })),
};

/** The public names of what comes from an event of the house. */
export const offeredOf = (source: string): readonly WebhookEventType[] =>
  (Object.keys(OFFERED) as WebhookEventType[]).filter((type) => OFFERED[type].source.type === source);
