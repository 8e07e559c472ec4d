const ID = '0199d5a0-1111-7222-8333-444455556666';
const OTHER = '0199d5a0-7777-7888-8999-aaaabbbbcccc';

/**
 * The events that webhooks offer, by their public names, each with an example of its data. Names and fields are promises to receivers:
 * they are added to and never changed. Only ids, states and dates: whoever needs more reads it through the API, which asks what they
 * may see. `brand_id` says where it happened and is part of each. `server/offered-events.ts` says which event of the house each comes
 * from; nothing else ever leaves.
 */
export const WEBHOOK_EVENTS = {
  'job.published': { job_id: ID },
  'job.updated': { job_id: ID },
  'job.status_changed': { job_id: ID, status: 'PAUSED' },
  'requisition.changed': { requisition_id: ID },
  'application.received': { application_id: ID, job_id: OTHER },
  'application.stage_changed': { application_id: ID, job_id: OTHER, stage: 'INTERVIEW' },
  'application.hired': { application_id: ID, job_id: OTHER, employee_id: ID },
  'interview.changed': { interview_id: ID, application_id: OTHER },
  'offer.changed': { offer_id: ID, application_id: OTHER },
  'employee.joined': { employee_id: ID, application_id: OTHER },
  'employee.changed': { employee_id: ID },
  'employees.imported': { changed: 120 },
  'schedule.published': { publication_id: ID, week: '2027-02-01', version: 3 },
  'brand.changed': { action: 'ARCHIVED' },
} as const;

/** The public name of an event. */
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
/** The fields of an event's data, beside `brand_id`. */
export type WebhookData<Type extends WebhookEventType> = {
  readonly [Field in keyof (typeof WEBHOOK_EVENTS)[Type]]: (typeof WEBHOOK_EVENTS)[Type][Field] extends number
    ? number
    : string;
};

export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as [WebhookEventType, ...WebhookEventType[]];
/** What "Send test event" sends, to any endpoint. */
export const TEST_EVENT = 'webhook.test';

/** The body of an example, as a receiver gets it. */
export function exampleOf(type: WebhookEventType): string {
  const data = { brand_id: OTHER, ...WEBHOOK_EVENTS[type] };
  return JSON.stringify({ type, timestamp: '2027-01-30T12:00:00.000Z', data }, null, 2);
}
