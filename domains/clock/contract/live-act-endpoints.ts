import { ruleId } from '@hearth/domains/scheduling/schemas';
import { premiumLine } from '@hearth/domains/laws/schemas';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { instant, integer, optionalText, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  LIVE_LATER,
  LIVE_MESSAGE_TO,
  LIVE_OWN,
  LIVE_RULE,
  LIVE_SHIFT_CHANGED,
  LIVE_STATION,
  LIVE_TIME,
  REPLACEMENT_GONE,
} from './failures.ts';
import { getLiveDay, listOpenExceptions } from './live-endpoints.ts';
import { dayMark, markKind } from './schemas.ts';

/** What managers do with a day that is under way: it changes what staff see, so the right to publish decides. */
const managed = {
  service: 'attendance',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  whileActing: 'refused',
} as const;
/** Whether the person was told; null where there is nothing to tell: it is the caller’s own shift, or nothing changed. */
const isTold = z.boolean().nullable();
const aShift = z.object({ id: uuid, shift_id: uuid });
const touched = z.strictObject({ rule: ruleId, level: z.enum(['block', 'consent', 'warn']) });

export const markDay = endpoint({
  ...managed,
  id: 'clock.markDay',
  method: 'PUT',
  path: '/v1/brands/{id}/live_shifts/{shift_id}/mark',
  summary:
    'Notes that somebody comes later to a shift of theirs, or not at all, or takes that back. They are told, and what they punch counts all the same.',
  params: aShift,
  body: z.strictObject({
    /** Whose shift it was when it was seen. */
    employee_id: uuid,
    mark: markKind.nullable(),
    /** When they are expected, for one who comes later. */
    expected_at: instant.nullable(),
    note: optionalText(300),
    /** Of the mark that was seen; 0 where there was none. */
    version: integer(0, 2_147_483_647),
  }),
  answer: z.strictObject({ mark: dayMark.nullable(), is_told: isTold }),
  changes: () => [getLiveDay, listOpenExceptions],
  failures: { CONFLICT, LIVE_OWN, LIVE_SHIFT_CHANGED },
});

const replacement = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  /** What the rules say to it, without what forbids it: those are not listed. */
  touches: z.array(touched),
  /** Minutes that they are planned for in the week. */
  planned_minutes: z.int(),
  /** Whether they are at work there now. */
  is_here: z.boolean(),
});
export type Replacement = z.infer<typeof replacement>;

export const listReplacements = endpoint({
  ...managed,
  whileActing: 'allowed',
  id: 'clock.listReplacements',
  method: 'GET',
  path: '/v1/brands/{id}/live_shifts/{shift_id}/replacements',
  summary:
    'Lists who could take a shift of a location that is under way or begins today, from now on: whoever breaks no rule first, then who is planned for least.',
  params: aShift,
  answer: z.strictObject({ starts_at: instant, ends_at: instant, people: z.array(replacement) }),
  failures: { LIVE_SHIFT_CHANGED, LIVE_LATER },
});

export const callIn = endpoint({
  ...managed,
  id: 'clock.callIn',
  method: 'POST',
  path: '/v1/brands/{id}/live_shifts/{shift_id}/replacement',
  summary:
    'Gives a shift of today, or what is left of one that has begun, to somebody who agreed to come. Staff see it at once; both people are told.',
  params: aShift,
  body: z.strictObject({
    employee_id: uuid,
    /** Who holds it now; null for an open shift. */
    holder_id: uuid.nullable(),
    /** How they agreed: it is kept beside rules that need their yes. */
    consent: text(300),
  }),
  answer: z.strictObject({
    starts_at: instant,
    ends_at: instant,
    is_told: isTold,
    /** The same of who held it; null for an open shift. */
    is_holder_told: isTold,
  }),
  changes: () => [getLiveDay, listOpenExceptions, listReplacements],
  failures: { LIVE_LATER, LIVE_OWN, LIVE_SHIFT_CHANGED, REPLACEMENT_GONE },
});

export const previewEnd = endpoint({
  ...managed,
  whileActing: 'allowed',
  id: 'clock.previewEnd',
  method: 'POST',
  path: '/v1/brands/{id}/live_shifts/{shift_id}/end_preview',
  summary: 'Returns what another end of a shift that is not over would break and cost by law. Nothing is changed.',
  params: aShift,
  body: z.strictObject({ ends_at: instant }),
  answer: z.strictObject({
    touches: z.array(touched),
    /** Amounts only for whoever sees pay. */
    premiums: z.array(premiumLine),
  }),
  failures: { LIVE_SHIFT_CHANGED, LIVE_TIME },
});

export const changeEnd = endpoint({
  ...managed,
  id: 'clock.changeEnd',
  method: 'POST',
  path: '/v1/brands/{id}/live_shifts/{shift_id}/end',
  summary:
    'Lets somebody work longer, or go earlier, than their shift says. Staff see it at once, they are told, and what a law asks for the change is kept.',
  params: aShift,
  body: z.strictObject({
    /** Whose shift it was when it was seen. */
    employee_id: uuid,
    seen_ends_at: instant,
    ends_at: instant,
    /** Whether they wanted it themselves: then laws ask nothing for it. It counts for an earlier end alone. */
    is_own_wish: z.boolean(),
    /** Why, and how they agreed. */
    reason: text(300),
  }),
  answer: z.strictObject({ ends_at: instant, is_told: isTold }),
  changes: () => [getLiveDay, listOpenExceptions],
  failures: { LIVE_OWN, LIVE_RULE, LIVE_SHIFT_CHANGED, LIVE_TIME },
});

export const changeStation = endpoint({
  ...managed,
  id: 'clock.changeStation',
  method: 'PUT',
  path: '/v1/brands/{id}/live_shifts/{shift_id}/station',
  summary:
    'Has somebody work at another station for what is left of their shift. Staff see it at once, and they are told.',
  params: aShift,
  body: z.strictObject({
    /** Whose shift it was, and where, when it was seen. */
    employee_id: uuid,
    seen_station: optionalText(60),
    /** Empty: at none in particular. */
    station: optionalText(60),
  }),
  answer: z.strictObject({ station: z.string(), is_told: isTold }),
  changes: () => [getLiveDay],
  failures: { LIVE_OWN, LIVE_SHIFT_CHANGED, LIVE_STATION },
});

export const messagePerson = endpoint({
  ...managed,
  id: 'clock.messagePerson',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/day_message',
  summary:
    'Sends a short text to somebody who works at a location today, as a notice that comes at once. It says whether they could be told.',
  params: z.object({ id: uuid, employee_id: uuid }),
  body: z.strictObject({ text: text(300) }),
  answer: z.strictObject({ is_told: z.boolean() }),
  failures: { LIVE_MESSAGE_TO },
});
