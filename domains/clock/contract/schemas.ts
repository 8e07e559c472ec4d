import { instant, integer, localDate, optionalText, senderKey, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What somebody does at a clock. */
export const punchKind = z.enum(['IN', 'OUT', 'BREAK_START', 'BREAK_END']);
export type PunchKind = z.infer<typeof punchKind>;
export const punchSource = z.enum(['KIOSK', 'PHONE', 'WEB', 'MANAGER']);
export type PunchSource = z.infer<typeof punchSource>;
export const punchAct = z.enum(['PUNCH', 'EDIT', 'REMOVE']);
export type PunchAct = z.infer<typeof punchAct>;
export const punchPlace = z.enum(['INSIDE', 'OUTSIDE', 'UNKNOWN']);
export type PunchPlace = z.infer<typeof punchPlace>;

/** Where a device is. It is compared with the location at once and not kept. */
export const devicePosition = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Of the position, in metres. */
  accuracy: z.number().min(0).max(100_000),
});
export type DevicePosition = z.infer<typeof devicePosition>;

/** What is asked at the end of work. */
export const attestation = z.strictObject({
  /** Whether they could take their breaks; null where it was not asked. */
  took_breaks: z.boolean().nullable(),
  got_tips: z.boolean().nullable(),
  was_injured: z.boolean().nullable(),
  note: optionalText(500),
});
export type Attestation = z.infer<typeof attestation>;

/** A punch as a device sends it, at once or later. */
export const sentPunch = z.strictObject({
  idempotency_key: senderKey,
  /** `TOGGLE`: whatever comes next. */
  kind: z.enum([...punchKind.options, 'TOGGLE']),
  device_at: instant,
  position: devicePosition.nullable(),
  position_id: uuid.nullable(),
  /** Why they begin early or without a shift, where that is asked. */
  reason: optionalText(300),
  attestation: attestation.nullable(),
});
export type SentPunch = z.infer<typeof sentPunch>;

/** A row of the log, as it is chained. */
export const punch = z.strictObject({
  id: uuid,
  employee_id: uuid,
  location_id: uuid,
  seq: z.int(),
  act: punchAct,
  replaces: uuid.nullable(),
  kind: punchKind,
  at: instant,
  device_at: instant,
  received_at: instant,
  offset_seconds: z.int(),
  source: punchSource,
  position_id: uuid.nullable(),
  place: punchPlace,
  accuracy_m: z.int().nullable(),
  distance_m: z.int().nullable(),
  reason: z.string(),
  by_user: uuid.nullable(),
  hash: z.string(),
});
export type Punch = z.infer<typeof punch>;

/** What became of a punch that was sent. */
export const punchOutcome = z.enum([
  'RECORDED',
  /** Sent before under the same key, or a second tap. */
  'KNOWN',
  /** It needs a reason (EARLY, UNSCHEDULED), or is refused. */
  'ASK_EARLY',
  'ASK_UNSCHEDULED',
  /** A manager has to say yes, at a shared clock with their PIN. */
  'NEEDS_MANAGER',
  'TOO_EARLY',
  'NOT_SCHEDULED',
  'OUTSIDE',
  'BREAK_TOO_SHORT',
  'ASK_ATTESTATION',
  'TOO_OLD',
  'NOT_EMPLOYED',
  'NOT_OFFERED',
]);
export type PunchOutcome = z.infer<typeof punchOutcome>;

export const sentOutcome = z.strictObject({
  idempotency_key: uuid,
  outcome: punchOutcome,
  punch: punch.nullable(),
  /** From when on it is possible, for one that came too early or a break that is too short. */
  from: instant.nullable(),
});

/** A shift as the clock names it. */
export const clockShift = z.strictObject({
  id: uuid,
  starts_at: instant,
  ends_at: instant,
  position_id: uuid.nullable(),
  position_name: z.string().nullable(),
});
export type ClockShift = z.infer<typeof clockShift>;

/** A shift on the live day, with where they work. */
export const liveShift = clockShift.extend({ station: z.string() });
export type LiveShift = z.infer<typeof liveShift>;

export const clockState = z.enum(['OUT', 'IN', 'BREAK']);
export type ClockState = z.infer<typeof clockState>;

/** A break that work needs before long. */
export const dueBreak = z.strictObject({
  due_at: instant,
  /** What is missing of it; null where any break does. */
  minutes: z.int().nullable(),
  law: z.string().nullable(),
});

export type DueBreak = z.infer<typeof dueBreak>;

/** One's own clock at an employment. */
export const myClock = z.strictObject({
  employee_id: uuid,
  location_id: uuid,
  location_name: z.string(),
  time_zone: z.string(),
  state: clockState,
  /** Since when. */
  since: instant.nullable(),
  /** When the work began that goes on. */
  began_at: instant.nullable(),
  shift: clockShift.nullable(),
  /** Whether the position of the device is asked for. */
  needs_position: z.boolean(),
  /** What is asked at the end of work. */
  asks: z.array(z.enum(['BREAKS', 'TIPS', 'INJURY'])),
  break_minutes: z.int(),
  break_due: dueBreak.nullable(),
});
export type MyClock = z.infer<typeof myClock>;

const minutes = integer(0, 1440);
/** `PIN`: a manager says yes with their own PIN at a shared clock; on one’s own device that is a no. */
export const clockAnswer = z.enum(['ALLOW', 'ASK', 'PIN', 'REFUSE']);
export type ClockAnswer = z.infer<typeof clockAnswer>;

/** How a place clocks in. */
export const clockSetting = z.strictObject({
  /** Whether people clock in on their own phones and computers. */
  own_devices: z.boolean(),
  /** So many minutes before a shift nobody asks. */
  early_minutes: minutes,
  /** What happens earlier than that, and without a shift. */
  early: clockAnswer,
  unscheduled: clockAnswer,
  /** Positions for which that is otherwise. */
  positions: z
    .array(z.strictObject({ position_id: uuid, early: clockAnswer, unscheduled: clockAnswer }))
    .max(50)
    .refine((list) => new Set(list.map((one) => one.position_id)).size === list.length),
  /** `NOTE` keeps whether they were near, `REFUSE` lets nobody clock in elsewhere. */
  near: z.enum(['OFF', 'NOTE', 'REFUSE']),
  near_metres: integer(50, 5000),
  /** The shortest break: nobody ends one earlier. */
  break_minutes: integer(0, 120),
  /** So long before a break is due its person is reminded; 0: never. */
  break_reminder_minutes: integer(0, 120),
  /** Which questions are asked at the end of work. */
  ask_breaks: z.boolean(),
  ask_tips: z.boolean(),
  ask_injury: z.boolean(),
  /** How late somebody is before managers are told; null: never. */
  late_minutes: integer(1, 240).nullable(),
  /** From when on somebody has worked too long. */
  longest_minutes: integer(60, 1440),
  /** After how long without a break one is missing (0: never). */
  break_after_minutes: integer(0, 1440),
});
export type ClockSetting = z.infer<typeof clockSetting>;

/** One thing that a correction does to a punch. */
export const punchChange = z.strictObject({
  act: z.enum(['ADD', 'EDIT', 'REMOVE']),
  /** The punch that is changed or taken away; null for one that is added. */
  punch_id: uuid.nullable(),
  kind: punchKind,
  at: instant,
  position_id: uuid.nullable(),
});
export type PunchChange = z.infer<typeof punchChange>;

/** What is proposed, by whomever. */
export const newCorrection = z.strictObject({
  idempotency_key: senderKey,
  changes: z.array(punchChange).min(1).max(8),
  reason: text(300),
});
export type NewCorrection = z.infer<typeof newCorrection>;

export const correctionState = z.enum(['PENDING', 'APPLIED', 'DECLINED', 'WITHDRAWN']);
export type CorrectionState = z.infer<typeof correctionState>;
export const correction = z.strictObject({
  id: uuid,
  employee_id: uuid,
  employee_name: z.string(),
  location_id: uuid,
  side: z.enum(['WORKER', 'MANAGER']),
  changes: z.array(punchChange),
  reason: z.string(),
  minutes_before: z.int(),
  minutes_after: z.int(),
  state: correctionState,
  proposed_by: z.string(),
  proposed_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  answer: z.string(),
  version: z.int(),
  /** Whether the reader can decide it, or withdraw it. */
  can_decide: z.boolean(),
  /** Whether the reader proposed it. */
  is_own: z.boolean(),
});
export type Correction = z.infer<typeof correction>;

export const exceptionKind = z.enum([
  'LATE',
  'NO_SHOW',
  'EARLY_LEAVE',
  'MISSING_BREAK',
  /** A break that ended before the shortest one is over. */
  'SHORT_BREAK',
  'MISSING_PUNCH',
  'OVER_MAXIMUM',
  'OUTSIDE',
  'UNSCHEDULED',
  /** Punched without a network, or said to be: nothing was asked, and its time is the device's. */
  'SENT_LATE',
  /** From a shared tablet after it was lost, or after a second one showed up with its pairing. */
  'SUSPECT_KIOSK',
]);
export type ExceptionKind = z.infer<typeof exceptionKind>;

/** Something odd about somebody's day, worked out from shifts and punches. */
export const clockException = z.strictObject({
  /** The same as long as it is about the same shift or punch. */
  key: z.string(),
  kind: exceptionKind,
  at: instant,
  /** How much: minutes late, early or over. */
  minutes: z.int().nullable(),
  punch_id: uuid.nullable(),
  /** What would most likely put it right. */
  fix: punchChange.nullable(),
  is_seen: z.boolean(),
});
export type ClockException = z.infer<typeof clockException>;

export const liveState = z.enum(['SCHEDULED', 'LATE', 'IN', 'BREAK', 'OUT', 'NO_SHOW']);
export type LiveState = z.infer<typeof liveState>;

/** What a manager knows of somebody who is not there. */
export const markKind = z.enum(['LATE', 'NO_SHOW']);
export const dayMark = z.strictObject({
  shift_id: uuid,
  mark: markKind,
  expected_at: instant.nullable(),
  note: z.string(),
  by: z.string(),
  at: instant,
  version: z.int(),
});
export type DayMark = z.infer<typeof dayMark>;

/** A break that somebody has to take, and when it is best. */
export const breakTurn = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  /** When they best go, so that others of their position stay. */
  start_at: instant,
  /** By when they have to. */
  due_at: instant,
  minutes: z.int(),
  /** The law that says so; null for the rule of the place. */
  law: z.string().nullable(),
  /** Who stays in their position meanwhile. */
  cover: z.array(z.string()),
});
export type BreakTurn = z.infer<typeof breakTurn>;

/** Somebody's day at a location. */
export const livePerson = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  position_name: z.string().nullable(),
  shifts: z.array(liveShift),
  state: liveState,
  since: instant.nullable(),
  /** Minutes of work so far, without breaks. */
  worked_minutes: z.int(),
  punches: z.array(
    z.strictObject({ id: uuid, kind: punchKind, at: instant, is_edited: z.boolean(), source: punchSource }),
  ),
  exceptions: z.array(clockException),
  marks: z.array(dayMark),
  /** Whether it is the reader's own, which somebody else corrects. */
  is_own: z.boolean(),
});
export type LivePerson = z.infer<typeof livePerson>;

/** A day of somebody with what is odd about it and that nobody has settled: a night is of the day on which it began. */
export const exceptionDay = livePerson
  .omit({ state: true, since: true, worked_minutes: true, marks: true })
  .extend({ date: localDate });
export type ExceptionDay = z.infer<typeof exceptionDay>;
