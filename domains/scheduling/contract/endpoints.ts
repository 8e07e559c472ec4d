import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { premiumLine, reasonOfChange } from '@hearth/domains/laws/schemas';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { getMyAvailability, myEmployment } from './my-availability-endpoints.ts';
import {
  count,
  integer,
  localDate,
  optionalText,
  page,
  listParameter,
  rowVersion,
  senderKey,
  string,
  text,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';
import { previewConsent } from './consent-schemas.ts';
import {
  ALREADY_DECIDED,
  BREAK_TOO_LONG,
  CONFLICT_STALE,
  CONSENT_NEEDED,
  CONSENT_UNREACHABLE,
  DATES_REVERSED,
  NOTHING_TO_PUBLISH,
  SCHEDULE_NEEDS_LOCATION,
  OVERRIDE_NOT_ALLOWED,
  POSITION_NOT_ALLOWED,
  RANGE_TOO_LONG,
  SHIFT_CONFLICT,
  SHIFT_TIMES_EQUAL,
  TIME_OFF_NEEDS_REASON,
  TIME_OFF_OWN,
  TIME_OFF_REFUSALS,
  UNKNOWN_PERSON,
  UNKNOWN_POSITION,
} from './failures.ts';
import { listedPublication } from './publication-schemas.ts';
import {
  askedPart,
  conflict,
  conflictAnswer,
  myShift,
  publication,
  publishDiff,
  savedShifts,
  scheduleWeek,
  shiftCommand,
  shiftContent,
  shiftHistoryEntry,
  skippedCopy,
} from './schemas.ts';
import { listedTimeOff, timeOff, timeOffKind, timeOffFilters } from './time-off-schemas.ts';

const service = 'scheduling';
/** Calls that somebody may make, too, who acts for the caller. */
const allowed = { service, whileActing: 'allowed' } as const;
const atBrand = z.object({ id: uuid });

export const getSchedule = endpoint({
  id: 'scheduling.getSchedule',
  method: 'GET',
  path: '/v1/brands/{id}/schedule',
  ...allowed,
  summary: 'Returns the week of a location: people, shifts, availability, time off, rules and versions.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  params: atBrand,
  /** Any day of the week wanted; without it, this week. */
  query: z.object({ week: localDate.optional() }),
  answer: scheduleWeek,
  failures: { SCHEDULE_NEEDS_LOCATION },
});

/** What can be refused of an edit, in whatever way its shifts were made. */
export const editingFailures = {
  CONFLICT_STALE,
  SHIFT_CONFLICT,
  CONSENT_NEEDED,
  OVERRIDE_NOT_ALLOWED,
  SCHEDULE_NEEDS_LOCATION,
  SHIFT_TIMES_EQUAL,
  BREAK_TOO_LONG,
  UNKNOWN_PERSON,
  UNKNOWN_POSITION,
  POSITION_NOT_ALLOWED,
};

/** How many edits are saved in one step. */
export const MOST_COMMANDS = 500;

export const saveShifts = endpoint({
  id: 'scheduling.saveShifts',
  method: 'POST',
  path: '/v1/brands/{id}/schedule/commands',
  ...allowed,
  summary: 'Saves a batch of edits: all of them or none. Sending the same key again changes nothing.',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
  params: atBrand,
  body: z.strictObject({
    idempotency_key: senderKey,
    commands: z.array(shiftCommand).min(1).max(MOST_COMMANDS),
    /** Answers to conflicts that need consent or an override. */
    answers: z.array(conflictAnswer).max(200),
  }),
  answer: savedShifts,
  // The editor that sent it takes in its answer; other pages hear of it by the event. A week is large to read after every edit.
  changes: () => [],
  failures: editingFailures,
  maxBodyBytes: 600_000,
});

export const copyShifts = endpoint({
  id: 'scheduling.copyShifts',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/schedule/copy',
  ...allowed,
  summary: 'Copies a day or a week of shifts to other days, and reports what was left out and why.',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
  params: atBrand,
  body: z.strictObject({
    idempotency_key: senderKey,
    from: localDate,
    to: localDate,
    days: integer(1, 7),
    /** `keep`: with their people. `open`: as open shifts. */
    people: z.enum(['keep', 'open']),
    /** What to do with a copy that would break a rule that blocks or needs consent. */
    on_conflict: z.enum(['skip', 'leave_open']),
    /** Only report what would happen. */
    dry_run: z.boolean(),
  }),
  answer: savedShifts.extend({
    created_count: z.int(),
    opened_count: z.int(),
    skipped: z.array(skippedCopy),
  }),
  // A look beforehand changes nothing, so that the page reads the week again itself, after the copy alone.
  changes: () => [],
  failures: editingFailures,
});

export const previewPublication = endpoint({
  id: 'scheduling.previewPublication',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/publication_preview',
  ...allowed,
  summary: 'Previews who would be notified of what if the week were published now, with the conflicts of the week.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  params: atBrand,
  query: z.object({ week: localDate, employee_ids: listParameter(uuid, 500).optional() }),
  answer: z.strictObject({
    week: localDate,
    version: rowVersion,
    diff: publishDiff,
    conflicts: z.array(conflict),
    /** What laws ask for changes of what staff already see; amounts for whoever sees pay. */
    premiums: z.array(premiumLine),
    /** What staff see only once somebody has said yes. */
    consents: z.array(previewConsent),
  }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const publishSchedule = endpoint({
  id: 'scheduling.publishSchedule',
  method: 'POST',
  path: '/v1/brands/{id}/schedule/publications',
  ...allowed,
  summary:
    'Publishes the changes of a week, or of some people in it. Conflicts of what becomes visible need an answer. Only those affected are notified.',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  params: atBrand,
  body: z.strictObject({
    idempotency_key: senderKey,
    week: localDate,
    /** The version that was previewed: what is published is what was seen. */
    version: rowVersion,
    /** Absent: everybody. */
    employee_ids: z.array(uuid).min(1).max(500).optional(),
    /** Answers to conflicts of the published shifts that need consent or an override. */
    answers: z.array(conflictAnswer).max(500).default([]),
    /** Who started the changes that laws ask pay for; without a reason it was the employer. */
    reasons: z.array(reasonOfChange).max(500).default([]),
    /** Who has said yes already to a change that a law asks it for, and how; everybody else is asked on their phone. */
    agreed: z
      .array(z.strictObject({ shift_id: uuid, employee_id: uuid, how: text(300) }))
      .max(500)
      .default([]),
  }),
  answer: z.strictObject({
    publication,
    diff: publishDiff,
    version: rowVersion,
    /** Of `people_count` those who have an account, and so are notified. */
    notified_count: z.int(),
    /** How many changes wait for the yes of whoever works them: staff see the old state until then. */
    asked_count: z.int(),
  }),
  changes: () => [getSchedule, listPublications],
  failures: {
    CONFLICT_STALE,
    NOTHING_TO_PUBLISH,
    SHIFT_CONFLICT,
    CONSENT_NEEDED,
    OVERRIDE_NOT_ALLOWED,
    CONSENT_UNREACHABLE,
    SCHEDULE_NEEDS_LOCATION,
  },
  maxBodyBytes: 600_000,
});

export const listPublications = endpoint({
  id: 'scheduling.listPublications',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/publications',
  ...allowed,
  summary: 'Lists the publications of a location, newest first.',
  access: brand('id', 'VIEW_SCHEDULE', { services: LIVE_SCHEDULE }),
  params: atBrand,
  query: z.object({ week: localDate.optional(), ...page }),
  answer: z.strictObject({ publications: z.array(listedPublication), total: z.int() }),
});

export const getPublication = endpoint({
  id: 'scheduling.getPublication',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/publications/{publication_id}',
  ...allowed,
  summary: 'Returns a publication with each change, before and after.',
  access: brand('id', 'VIEW_SCHEDULE', { services: LIVE_SCHEDULE }),
  params: z.object({ id: uuid, publication_id: uuid }),
  answer: listedPublication.extend({
    changes: z.array(
      z.strictObject({ shift_id: uuid, before: shiftContent.nullable(), after: shiftContent.nullable() }),
    ),
  }),
});

export const listShiftHistory = endpoint({
  id: 'scheduling.listShiftHistory',
  method: 'GET',
  path: '/v1/brands/{id}/schedule/history',
  ...allowed,
  summary: 'Lists who changed which shift of a location, newest first.',
  access: brand('id', 'VIEW_SCHEDULE', { services: LIVE_SCHEDULE }),
  params: atBrand,
  query: z.object({ shift_id: uuid.optional(), from: localDate.optional(), to: localDate.optional(), ...page }),
  answer: z.strictObject({ entries: z.array(shiftHistoryEntry), total: z.int() }),
});

const ofTimeOff = { service, access: brand('id', 'DECIDE_TIME_OFF', { orBelow: true }), params: atBrand } as const;

export const listTimeOff = endpoint({
  id: 'scheduling.listTimeOff',
  method: 'GET',
  path: '/v1/brands/{id}/time_off',
  ...ofTimeOff,
  summary:
    'Lists the requests for time off that the caller may decide at a brand and below it, pending ones first, then by date.',
  whileActing: 'refused',
  query: z.object({ ...timeOffFilters, cursor: string(400).optional(), limit: count(1, 100).optional() }),
  answer: z.strictObject({
    requests: z.array(listedTimeOff),
    total: z.int(),
    /** Where the next page begins; null after the last. */
    next_cursor: z.string().nullable(),
  }),
});

export const exportTimeOff = endpoint({
  ...exporting,
  id: 'scheduling.exportTimeOff',
  path: '/v1/brands/{id}/time_off/export',
  ...ofTimeOff,
  summary: 'Exports the requests for time off that the caller may decide, pending ones first, then by date.',
  query: z.object({ ...timeOffFilters, ...asFile }),
});

export const exportShifts = endpoint({
  ...exporting,
  id: 'scheduling.exportShifts',
  path: '/v1/brands/{id}/schedule/export',
  service,
  summary: 'Exports the shifts of a location on some days, a year at most, by date and start.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  params: atBrand,
  query: z.object({ from: localDate, to: localDate, ...asFile }),
  failures: { ...exporting.failures, SCHEDULE_NEEDS_LOCATION, DATES_REVERSED, RANGE_TOO_LONG },
});

export const decideTimeOff = endpoint({
  id: 'scheduling.decideTimeOff',
  method: 'POST',
  path: '/v1/brands/{id}/time_off/{request_id}/decision',
  service,
  summary: 'Approves or declines a request for time off.',
  access: brand('id', 'DECIDE_TIME_OFF'),
  whileActing: 'refused',
  params: z.object({ id: uuid, request_id: uuid }),
  body: z.strictObject({ decision: z.enum(['APPROVED', 'DECLINED']), note: optionalText(300), version: rowVersion }),
  answer: timeOff,
  changes: () => [getSchedule, listTimeOff],
  failures: { ALREADY_DECIDED, CONFLICT_STALE, TIME_OFF_NEEDS_REASON, TIME_OFF_OWN },
});

export const listMyShifts = endpoint({
  id: 'scheduling.listMyShifts',
  method: 'GET',
  path: '/v1/my/shifts',
  ...allowed,
  summary: 'Lists the published shifts of the signed-in person, at all their employers.',
  access: signedIn(),
  query: z.object({ from: localDate, to: localDate }),
  answer: z.strictObject({ shifts: z.array(myShift) }),
  failures: { DATES_REVERSED, RANGE_TOO_LONG },
});

export const requestTimeOff = endpoint({
  id: 'scheduling.requestTimeOff',
  method: 'POST',
  path: '/v1/my/employments/{employee_id}/time_off',
  service,
  summary: 'Requests time off.',
  access: signedIn(),
  whileActing: 'refused',
  params: myEmployment,
  body: z.strictObject({
    starts_on: localDate,
    ends_on: localDate,
    kind: timeOffKind,
    note: optionalText(300),
    ...askedPart,
  }),
  answer: timeOff,
  changes: () => [getMyAvailability],
  failures: TIME_OFF_REFUSALS,
});

export const cancelTimeOff = endpoint({
  id: 'scheduling.cancelTimeOff',
  method: 'POST',
  path: '/v1/my/employments/{employee_id}/time_off/{request_id}/cancel',
  service,
  summary: 'Cancels a pending request for time off.',
  access: signedIn(),
  whileActing: 'refused',
  params: z.object({ employee_id: uuid, request_id: uuid }),
  answer: timeOff,
  changes: () => [getMyAvailability],
  failures: { ALREADY_DECIDED },
});

export {
  addMyAvailabilityException,
  deleteMyAvailabilityException,
  getMyAvailability,
  setMyAvailability,
} from './my-availability-endpoints.ts';
export {
  createMyCalendarFeed,
  getMyCalendarFeed,
  readCalendarFeed,
  revokeMyCalendarFeed,
} from './calendar-endpoints.ts';
