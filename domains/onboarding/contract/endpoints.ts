import { LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, localDate, optionalText, rowVersion, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ONBOARDING_NO_TEMPLATE,
  ONBOARDING_NOT_LEAVING,
  ONBOARDING_NOBODY_TOLD,
  ONBOARDING_NUDGED,
  ONBOARDING_OWN,
  ONBOARDING_REASON_MISSING,
  ONBOARDING_STEP_BLOCKED,
  ONBOARDING_STEP_CHANGED,
  ONBOARDING_STEPS_WRONG,
  ONBOARDING_TEMPLATE_CHANGED,
  ONBOARDING_UNDER_WAY,
  TOO_MANY_TEMPLATES,
} from './failures.ts';
import { listMyOnboarding } from './own-endpoints.ts';
import { formField, journey, listedJourney, purpose, template, templateContent } from './schemas.ts';

export * from './own-endpoints.ts';

const service = 'onboarding';
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;
const atBrand = z.object({ id: uuid });
const oneTemplate = z.object({ id: uuid, template_id: uuid });
const oneJourney = z.object({ id: uuid, journey_id: uuid });
const oneStep = z.object({ id: uuid, journey_id: uuid, step_id: uuid });
/** What new hires are asked decides who can be planned: it is set by those who set the rules of the schedule. */
const setting = { service, access: brand('id', 'MANAGE_BRAND'), whileActing: 'allowed' } as const;
const reading = { service, access: brand('id', 'VIEW_TEAM', byDepartment), whileActing: 'allowed' } as const;
/** What is done for somebody is somebody's word: nobody gives it for another. */
const managing = { service, access: brand('id', 'MANAGE_TEAM', byDepartment), whileActing: 'refused' } as const;

export const listTemplates = endpoint({
  ...setting,
  id: 'onboarding.listTemplates',
  method: 'GET',
  path: '/v1/brands/{id}/onboarding_templates',
  summary: 'Lists the onboarding templates of a brand, the oldest first, and which of those above it count there.',
  params: atBrand,
  answer: z.strictObject({
    templates: z.array(template),
    /** Templates of the brands above, nearest last: their locked steps are added. */
    above: z.array(z.strictObject({ id: uuid, name: z.string(), brand_name: z.string(), locked_steps: z.int() })),
  }),
});

export const createTemplate = endpoint({
  ...setting,
  id: 'onboarding.createTemplate',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding_templates',
  summary:
    'Creates a template at a brand, for those who join, leave or move there and in everything below it. Its purpose stays.',
  params: atBrand,
  body: templateContent.extend({
    /** Absent: for those who join. */
    purpose: purpose.optional(),
    idempotency_key: senderKey,
  }),
  answer: template,
  changes: () => [listTemplates],
  failures: { ONBOARDING_STEPS_WRONG, TOO_MANY_TEMPLATES },
});

export const updateTemplate = endpoint({
  ...setting,
  id: 'onboarding.updateTemplate',
  method: 'PUT',
  path: '/v1/brands/{id}/onboarding_templates/{template_id}',
  summary:
    'Writes the next version of a template, unless someone else changed it since it was read. People under way keep the steps that they have.',
  params: oneTemplate,
  body: templateContent.extend({ version: rowVersion }),
  answer: template,
  changes: () => [listTemplates],
  failures: { ONBOARDING_STEPS_WRONG, ONBOARDING_TEMPLATE_CHANGED },
});

export const archiveTemplate = endpoint({
  ...setting,
  id: 'onboarding.archiveTemplate',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding_templates/{template_id}/archive',
  summary: 'Takes a template out of use. People under way keep the steps that they have.',
  params: oneTemplate,
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({ archived: z.literal(true) }),
  changes: () => [listTemplates],
  failures: { ONBOARDING_TEMPLATE_CHANGED },
});

export const listJourneys = endpoint({
  ...reading,
  id: 'onboarding.listJourneys',
  weight: 'search',
  method: 'GET',
  path: '/v1/brands/{id}/onboarding',
  summary:
    'Lists those who join, leave or move at a brand and everything below it, overdue ones first, with how far each location is.',
  params: atBrand,
  query: z.object({
    /** Whose: absent, of those who join. */
    purpose: purpose.optional(),
    /** Only those where it is this side’s turn. */
    waiting: z.enum(['HIRE', 'MANAGER', 'HR', 'BUDDY', 'REVIEW']).optional(),
    overdue: z.enum(['true']).optional(),
    /** Only people of this brand or below it. */
    place_id: uuid.optional(),
    cursor: string(600).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({
    journeys: z.array(listedJourney),
    /** The locations with the most overdue onboardings first, 50 at most; whatever is filtered by. */
    locations: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        under_way: z.int(),
        overdue: z.int(),
        done: z.int(),
        total: z.int(),
      }),
    ),
    figures: z.strictObject({
      under_way: z.int(),
      overdue: z.int(),
      review: z.int(),
      /** Of those who became ready for shifts in the last 90 days: the median of days since they were hired. */
      days_to_ready: z.number().nullable(),
    }),
    /** How many of each purpose are under way, whatever is filtered by. */
    purposes: z.strictObject({ JOINING: z.int(), LEAVING: z.int(), MOVING: z.int() }),
    next_cursor: z.string().nullable(),
  }),
});

export const getJourney = endpoint({
  ...reading,
  id: 'onboarding.getJourney',
  method: 'GET',
  path: '/v1/brands/{id}/onboarding/{journey_id}',
  summary: 'Returns somebody’s onboarding with its steps; sensitive answers are masked.',
  params: oneJourney,
  answer: journey,
});

export const getPersonJourney = endpoint({
  ...reading,
  id: 'onboarding.getPersonJourney',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/onboarding',
  summary: 'Returns what an employee is going through, or went through last: joining, leaving or moving; or null.',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.strictObject({
    journey: journey.nullable(),
    /** Whether the last day of the person is set. */
    is_leaving: z.boolean(),
  }),
});

const changes = () => [listJourneys, getJourney, getPersonJourney, listMyOnboarding];

export const startJourney = endpoint({
  ...managing,
  id: 'onboarding.startJourney',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding',
  summary:
    'Starts the onboarding of an employee who was added by hand, or the offboarding of one whose last day is set, and tells them.',
  params: atBrand,
  body: z.strictObject({
    employee_id: uuid,
    /** Absent: joining. A move starts with the change of the employment. */
    purpose: z.enum(['JOINING', 'LEAVING']).optional(),
    /** The first day of work; of who leaves, their last day counts instead. */
    starts_on: localDate,
    /** In which the email is written, for who has no account. */
    language: z.enum(LANGUAGES),
  }),
  answer: journey,
  changes,
  failures: { ONBOARDING_UNDER_WAY, ONBOARDING_NO_TEMPLATE, ONBOARDING_NOT_LEAVING, ONBOARDING_OWN },
});

export const setBuddy = endpoint({
  ...managing,
  id: 'onboarding.setBuddy',
  method: 'PUT',
  path: '/v1/brands/{id}/onboarding/{journey_id}/buddy',
  summary: 'Names the colleague who helps somebody through their first days, or nobody. They are notified.',
  params: oneJourney,
  body: z.strictObject({ employee_id: uuid.nullable(), version: rowVersion }),
  answer: journey,
  changes,
  failures: { ONBOARDING_STEP_CHANGED },
});

export const cancelJourney = endpoint({
  ...managing,
  id: 'onboarding.cancelJourney',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding/{journey_id}/cancellation',
  summary: 'Ends an onboarding before it is done, with a reason. Its link stops working.',
  params: oneJourney,
  body: z.strictObject({ reason: optionalText(300), version: rowVersion }),
  answer: journey,
  changes,
  failures: { ONBOARDING_STEP_CHANGED, ONBOARDING_REASON_MISSING, ONBOARDING_OWN },
});

export const nudge = endpoint({
  ...managing,
  id: 'onboarding.nudge',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding/{journey_id}/nudge',
  summary: 'Reminds everybody whose turn it is, at most once in 20 hours. Who has no account gets the link by email.',
  params: oneJourney,
  answer: z.strictObject({ told: z.int() }),
  changes,
  failures: { ONBOARDING_NUDGED, ONBOARDING_NOBODY_TOLD },
});

export const renewLink = endpoint({
  ...managing,
  id: 'onboarding.renewLink',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding/{journey_id}/link',
  summary: 'Emails the new hire a new link; the earlier ones stop working. Nobody else sees it.',
  params: oneJourney,
  answer: journey,
  changes,
  failures: { ONBOARDING_NOBODY_TOLD, ONBOARDING_STEP_CHANGED },
});

export const completeStep = endpoint({
  ...managing,
  id: 'onboarding.completeStep',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding/{journey_id}/steps/{step_id}/completion',
  summary: 'Says that a step of a manager, of HR or of a buddy is done.',
  params: oneStep,
  body: z.strictObject({ version: rowVersion }),
  answer: journey,
  changes,
  failures: { ONBOARDING_STEP_CHANGED, ONBOARDING_STEP_BLOCKED, ONBOARDING_OWN },
});

export const reviewStep = endpoint({
  ...managing,
  id: 'onboarding.reviewStep',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding/{journey_id}/steps/{step_id}/review',
  summary:
    'Approves what a new hire entered or sent, which fills their phone and date of birth in, or sends it back with a reason.',
  params: oneStep,
  body: z.strictObject({
    decision: z.enum(['APPROVED', 'SENT_BACK']),
    /** Needed to send it back. */
    reason: optionalText(300),
    version: rowVersion,
  }),
  answer: journey,
  changes,
  failures: { ONBOARDING_STEP_CHANGED, ONBOARDING_REASON_MISSING, ONBOARDING_OWN },
});

export const waiveStep = endpoint({
  ...managing,
  id: 'onboarding.waiveStep',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding/{journey_id}/steps/{step_id}/waiver',
  summary: 'Waives a step with a reason, which stays on record.',
  params: oneStep,
  body: z.strictObject({ reason: optionalText(300), version: rowVersion }),
  answer: journey,
  changes,
  failures: { ONBOARDING_STEP_CHANGED, ONBOARDING_REASON_MISSING, ONBOARDING_OWN },
});

export const openAnswers = endpoint({
  ...managing,
  id: 'onboarding.openAnswers',
  method: 'POST',
  path: '/v1/brands/{id}/onboarding/{journey_id}/steps/{step_id}/look',
  summary:
    'Returns what a new hire entered or sent, unmasked, with an address of the file that is valid for two minutes. Each look is on record.',
  params: oneStep,
  answer: z.strictObject({
    answers: z.array(z.strictObject({ field: formField, value: z.string() })),
    href: z.string().nullable(),
  }),
});
