import { heldLaws } from '@hearth/domains/laws/schemas';
import { heldQualification, shiftDemand } from '@hearth/domains/qualifications/schemas';
import { plannedStation } from '@hearth/domains/workplace/schemas';
import {
  instant,
  integer,
  localDate,
  localTime,
  money,
  optionalText,
  reckonedDay,
  rowVersion,
  string,
  text,
  timeZone,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';
import { level, ruleId, ruleSet } from './rule-schemas.ts';
import { breakStep, daySetting } from './setting-schemas.ts';
import { timeOff } from './time-off-schemas.ts';

export {
  timeOffKind,
  timeOffPart,
  timeOffState,
  timeOffFilters,
  timeOff,
  askedPart,
  timeOffVerdict,
  listedTimeOff,
} from './time-off-schemas.ts';
export type { TimeOffPart, TimeOff, TimeOffVerdict, ListedTimeOff } from './time-off-schemas.ts';
export { teamLinkNames } from './setting-schemas.ts';
export { level, ruleId, ruleSet, setRuleId } from './rule-schemas.ts';
export type { LawRuleId, Level, RuleId, RuleSet, SetRuleId } from './rule-schemas.ts';

/** Monday is 1, Sunday is 7, as in ISO 8601. */
export const weekday = integer(1, 7);
const breakMinutes = integer(0, 480);

/** The fields of a shift that a manager decides; it ends on the next day unless `end` is after `start`. */
export const shiftContent = z.strictObject({
  /** Absent person: an open shift. */
  employee_id: uuid.nullable(),
  position_id: uuid.nullable(),
  date: localDate,
  start: localTime,
  end: localTime,
  unpaid_break_minutes: breakMinutes,
  paid_break_minutes: breakMinutes,
  station: optionalText(60),
  note: optionalText(500),
});
export type ShiftContent = z.infer<typeof shiftContent>;

/** A shift as managers see it: the working copy, and what staff still see of it. */
export const shift = shiftContent.extend({
  id: uuid,
  location_id: uuid,
  starts_at: instant,
  ends_at: instant,
  /** Goes up by one with every saved change; a change names the one that it was made from. */
  version: rowVersion,
  /** `null`: never published. `same`: staff see just this. Otherwise: what staff see. */
  published: z.union([z.null(), z.literal('same'), shiftContent]),
  /** Taken off the working copy, but staff see it until the next publication. */
  removed: z.boolean(),
});
export type Shift = z.infer<typeof shift>;

/** A shift of the same person in another week or at another location: just enough to check rest, hours and overlap. */
export const nearbyShift = z.strictObject({
  id: uuid,
  location_id: uuid,
  date: localDate,
  start: localTime,
  end: localTime,
  starts_at: instant,
  ends_at: instant,
  unpaid_break_minutes: breakMinutes,
});
export type NearbyShift = z.infer<typeof nearbyShift>;

export const availabilityKind = z.enum(['CANNOT', 'PREFERS_NOT', 'PREFERS']);
export type AvailabilityKind = z.infer<typeof availabilityKind>;

/** A part of a weekday, wall clock. From 00:00 to 00:00 is the whole day; an end before the start is on the next day. */
export const availabilitySlot = z.strictObject({ weekday, start: localTime, end: localTime, kind: availabilityKind });
export type AvailabilitySlot = z.infer<typeof availabilitySlot>;

/** One date that differs from the usual week. `CAN` clears the date. */
export const availabilityException = z.strictObject({
  id: uuid,
  date: localDate,
  start: localTime,
  end: localTime,
  kind: z.enum(['CANNOT', 'PREFERS_NOT', 'PREFERS', 'CAN']),
});
export type AvailabilityException = z.infer<typeof availabilityException>;

/** The first day of the week. */
export const weekSetting = z.strictObject({ starts_on: weekday });

export const dealMode = z.enum(['OFF', 'APPROVAL', 'AUTOMATIC']);
/** `AUTOMATIC`: approved at once, unless it breaks any rule; then a manager decides, as with `APPROVAL`. */
export type DealMode = z.infer<typeof dealMode>;
/** Which bid for a shift is the best: the first, of whoever has the fewest hours that week, of the longest employed, or the cheapest. */
export const bidOrder = z.enum(['FIRST', 'FEWEST_HOURS', 'SENIORITY', 'LOWEST_COST']);
export type BidOrder = z.infer<typeof bidOrder>;
/** What staff may do with published shifts, and until when. */
export const dealSetting = z.strictObject({
  /** Offer a shift to everybody who can work it. */
  release: dealMode,
  /** Give a shift to one colleague. */
  give: dealMode,
  /** Swap a shift for one of a colleague's. */
  swap: dealMode,
  /** Take a shift that nobody holds. */
  pick_up: dealMode,
  /** Release or give a part of a shift. */
  part: dealMode,
  /** The shortest part of a divided shift. */
  part_minutes: integer(15, 720),
  /** Offers end this long before the shift starts. */
  close_minutes: integer(0, 20_160),
  /** Who gets an open or released shift: the first who claims it, or the best of the bids. */
  claims: z.enum(['FIRST', 'BIDS']),
  bid_order: bidOrder,
  /** Bidding ends this long before the shift starts … */
  bid_close_minutes: integer(0, 20_160),
  /** … but stays open for at least this long, as far as offers do. */
  bid_open_minutes: integer(0, 20_160),
});
export type DealSetting = z.infer<typeof dealSetting>;

/** A way out of a conflict that the page can offer as one click. */
export const fix = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start_at'), shift_id: uuid, time: localTime }),
  z.strictObject({ kind: z.literal('end_at'), shift_id: uuid, time: localTime }),
  z.strictObject({ kind: z.literal('unassign'), shift_id: uuid }),
]);
export type Fix = z.infer<typeof fix>;

const answerFields = {
  /** The person agreed, or somebody with the right decided over the rule. */
  kind: z.enum(['CONSENTED', 'OVERRIDDEN']),
  reason: z.string(),
  at: instant,
  /** The name of who recorded it. */
  by: z.string(),
};

/** An answer that was given to a conflict, and how far beyond the limit the conflict then was. */
export const answeredConflict = z.strictObject({ key: z.string(), excess: z.int(), ...answerFields });
export type AnsweredConflict = z.infer<typeof answeredConflict>;

/** A rule that a person's shifts break, with the numbers to say so in any language. */
export const conflict = z.strictObject({
  /** The same conflict has the same key before and after an edit. */
  key: z.string(),
  rule: ruleId,
  level,
  employee_id: uuid,
  /** The shifts involved, in order of time. */
  shift_ids: z.array(uuid),
  /** Where in the grid it shows. */
  date: localDate,
  /** What is (`actual`) against what may be (`limit`). `excess` is how far beyond, and never negative. */
  facts: z.strictObject({
    actual: z.int(),
    limit: z.int(),
    excess: z.int(),
    unit: z.enum(['minutes', 'days', 'levels', 'steps']),
    /** What is missing or has expired, with the level that is demanded, and its last day. */
    subject: z.strictObject({ name: z.string(), expired_on: localDate.nullable() }).optional(),
    /** The law that says so. */
    law: z.strictObject({ name: z.string(), paragraph: z.string() }).optional(),
    /** The other location, when one of the shifts is elsewhere. */
    elsewhere: uuid.nullable(),
  }),
  fixes: z.array(fix),
  /** Why it stands all the same; absent while nobody has answered it. */
  answer: z.strictObject(answerFields).optional(),
});
export type Conflict = z.infer<typeof conflict>;

/** Pay for an hour from a day on: a person's own, or that of a position of theirs. Without a rate, the wider one counts again. */
export const schedulePay = z.strictObject({
  position_id: uuid.nullable(),
  location_id: uuid.nullable(),
  from: localDate,
  rate: money.nullable(),
});
export type SchedulePay = z.infer<typeof schedulePay>;

/** A person who can stand on the schedule of a location, with all that the conflict rules need. */
export const schedulePerson = z.strictObject({
  employee_id: uuid,
  employee_number: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  position_id: uuid.nullable(),
  /** Where the person mainly works; another location's people may help out here. */
  home_location_id: uuid,
  has_login: z.boolean(),
  contract_minutes_per_week: z.int().nullable(),
  /** Per hour, on the last day of the week. Absent without the right VIEW_PAY. */
  pay: money.nullable(),
  /** All that is paid here on some of the days, where it is more than one pay. Absent without the right VIEW_PAY. */
  rates: z.array(schedulePay),
  hire_date: localDate.nullable(),
  end_date: localDate.nullable(),
  slots: z.array(availabilitySlot),
  exceptions: z.array(availabilityException),
  /** How much the person wishes to work; absent: nobody has asked for it. */
  wishes: z
    .strictObject({ min_minutes: z.int().nullable(), max_minutes: z.int().nullable(), max_days: z.int().nullable() })
    .optional(),
  time_off: z.array(timeOff),
  /** Confirmed qualifications among those that positions demand here. */
  qualifications: z.array(heldQualification),
  /** The onboarding steps that their shifts wait for. */
  missing_steps: z.array(z.string()),
  /** The check of their right to work that shifts wait for from a day on; absent: none. */
  work_check: z.strictObject({ name: z.string(), from: reckonedDay }).optional(),
  /** In years, of minors alone and only where a law asks for it; `null`: the date of birth is not known. */
  age: z.int().nullable().optional(),
  /** Shifts in the weeks around this one and at other locations. */
  nearby: z.array(nearbyShift),
});
export type SchedulePerson = z.infer<typeof schedulePerson>;

export const schedulePosition = z.strictObject({
  id: uuid,
  name: z.string(),
  department: z.string(),
  tint: z.string(),
});
export type SchedulePosition = z.infer<typeof schedulePosition>;

/** All that the schedule page of a location and week shows, in one answer. */
export const scheduleWeek = z.strictObject({
  location: z.strictObject({ id: uuid, name: z.string(), time_zone: timeZone, currency: z.string().nullable() }),
  /** The first day of the week. */
  week: localDate,
  week_start: weekday,
  /** Goes up with every saved change of this week and with every publication. */
  version: rowVersion,
  published_at: instant.nullable(),
  publication_number: z.int(),
  may: z.strictObject({ edit: z.boolean(), publish: z.boolean(), override: z.boolean(), see_pay: z.boolean() }),
  people: z.array(schedulePerson),
  positions: z.array(schedulePosition),
  /** Names of the other locations in `nearby`. */
  elsewhere: z.array(z.strictObject({ id: uuid, name: z.string() })),
  shifts: z.array(shift),
  /** The consents and overrides on record for conflicts of this week. */
  answers: z.array(answeredConflict),
  rule_set: ruleSet,
  /** The qualifications that positions demand here. */
  demands: z.array(shiftDemand),
  /** The days of this week on which the location is closed for business. */
  closed_days: z.array(reckonedDay),
  /** The laws that the week is checked against; none, unless the location has turned that on. */
  laws: heldLaws,
  /** The stations of the location in their order, those in use first. */
  stations: z.array(plannedStation),
  /** The breaks that a new shift begins with, by its length. */
  break_steps: z.array(breakStep),
  day: daySetting,
});
export type ScheduleWeek = z.infer<typeof scheduleWeek>;

/** The parts of a shift that one change sets; the rest stays. */
export const shiftChange = shiftContent.partial();
export type ShiftChange = z.infer<typeof shiftChange>;

/** One editing step on the wire. `expected_version` is the version that the editor saw. */
export const shiftCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create'), id: uuid, content: shiftContent, copied_from: uuid.optional() }),
  z.strictObject({ kind: z.literal('change'), id: uuid, expected_version: rowVersion, set: shiftChange }),
  z.strictObject({ kind: z.literal('delete'), id: uuid, expected_version: rowVersion }),
  z.strictObject({ kind: z.literal('restore'), id: uuid, expected_version: rowVersion }),
]);
export type ShiftCommand = z.infer<typeof shiftCommand>;

/** An answer to a conflict: the person's consent, or an override by someone who may; both are kept with their reason. */
export const conflictAnswer = z.strictObject({ key: string(300), reason: text(300) });
export type ConflictAnswer = z.infer<typeof conflictAnswer>;

/** What a saved batch of edits has become. */
export const savedShifts = z.strictObject({
  /** The touched shifts as they are now; a shift that is gone is not in it. */
  shifts: z.array(shift),
  /** What the people of these shifts now break, `warn` included. */
  conflicts: z.array(conflict),
  /** The consents and overrides on record in these weeks, this batch's among them. */
  answers: z.array(answeredConflict),
  versions: z.array(z.strictObject({ week: localDate, version: rowVersion })),
});

export const personDiff = z.strictObject({
  employee_id: uuid,
  added: z.array(uuid),
  changed: z.array(uuid),
  removed: z.array(uuid),
});
export type PersonDiff = z.infer<typeof personDiff>;

/** The changes that a publication would notify staff of: "14 people, 9 changes". */
export const publishDiff = z.strictObject({
  people_count: z.int(),
  change_count: z.int(),
  /** Changes of shifts that nobody holds, before and after. */
  open_count: z.int(),
  people: z.array(personDiff),
});
export type PublishDiff = z.infer<typeof publishDiff>;

export const publication = z.strictObject({
  id: uuid,
  number: z.int(),
  week: localDate,
  published_at: instant,
  published_by: uuid,
  people_count: z.int(),
  change_count: z.int(),
});
export type Publication = z.infer<typeof publication>;

/** A published shift as its holder sees it. */
export const myShift = z.strictObject({
  id: uuid,
  employee_id: uuid,
  location: z.strictObject({ id: uuid, name: z.string(), address: z.string() }),
  time_zone: timeZone,
  position_name: z.string().nullable(),
  date: localDate,
  start: localTime,
  end: localTime,
  starts_at: instant,
  ends_at: instant,
  unpaid_break_minutes: z.int(),
  paid_break_minutes: z.int(),
  station: z.string(),
  note: z.string(),
  published_at: instant,
});
export type MyShift = z.infer<typeof myShift>;

export const skippedCopy = z.strictObject({
  shift_id: uuid,
  reason: z.enum(['already_there', 'left', 'position_missing', 'not_allowed', 'closed_day', 'conflict']),
  conflict: conflict.nullable(),
});
export type SkippedCopy = z.infer<typeof skippedCopy>;

/** One line of the history of a location's schedule: a change, or an answer to a conflict with its reason. */
export const shiftHistoryEntry = z.strictObject({
  id: uuid,
  shift_id: uuid,
  at: instant,
  by: uuid,
  verb: z.enum(['CREATED', 'CHANGED', 'REMOVED', 'RESTORED', 'CONSENTED', 'OVERRIDDEN']),
  before: shiftContent.nullable(),
  after: shiftContent.nullable(),
  rule: z.string().nullable(),
  reason: z.string().nullable(),
});
