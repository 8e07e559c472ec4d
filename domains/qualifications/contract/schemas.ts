import { instant, integer, line, localDate, optionalText, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const kind = z.enum(['SKILL', 'CERTIFICATE']);
/** A skill has levels; a certificate has a number, an issuer and a last day. */
export type Kind = z.infer<typeof kind>;

/** Where a skill begins, and the most that it has. */
export const skillLevel = integer(1, 3);

export const strictness = z.enum(['block', 'consent', 'warn']);
/** What a shift does whose holder lacks what its position demands: as with the other rules of the schedule. */
export type Strictness = z.infer<typeof strictness>;

/** What a brand says of a qualification. Without names of levels, a skill is there or it isn't. */
export const qualificationContent = z.strictObject({
  kind,
  name: line(80),
  level_names: z.array(text(40)).max(3),
  /** How long a certificate lasts from the day it was issued; null: as long as it says, or for good. */
  months_valid: integer(1, 240).nullable(),
  needs_number: z.boolean(),
  needs_issuer: z.boolean(),
  needs_file: z.boolean(),
  /** Who issues it, as a hint for whoever records one. */
  authority: optionalText(120),
});
export type QualificationContent = z.infer<typeof qualificationContent>;

/** A qualification that people of a brand and everything below it can have. */
export const qualification = qualificationContent.extend({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  authority: z.string(),
  version: rowVersion,
  archived_at: instant.nullable(),
  /** Whether it belongs to the brand that was asked, so that it can be edited there. */
  is_own: z.boolean(),
});
export type Qualification = z.infer<typeof qualification>;

/** That a position demands a qualification at a brand and everything below it. */
export const demand = z.strictObject({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  position_id: uuid,
  position_name: z.string(),
  qualification_id: uuid,
  qualification_name: z.string(),
  kind,
  min_level: skillLevel,
  level_name: z.string().nullable(),
  strictness,
  version: rowVersion,
  is_own: z.boolean(),
});
export type Demand = z.infer<typeof demand>;

/** A demand as the schedule of a location checks it: of several for one position and qualification, the strictest of each part. */
export const shiftDemand = z.strictObject({
  position_id: uuid,
  qualification_id: uuid,
  name: z.string(),
  min_level: skillLevel,
  /** The name of that level, where the skill names levels and more than the first is demanded. */
  level_name: z.string().nullable(),
  strictness,
});
export type ShiftDemand = z.infer<typeof shiftDemand>;

/** A confirmed qualification as the schedule checks it. Both days are included; null: no such day. */
export const heldQualification = z.strictObject({
  qualification_id: uuid,
  level: skillLevel,
  valid_from: localDate.nullable(),
  expires_on: localDate.nullable(),
});
export type HeldQualification = z.infer<typeof heldQualification>;

export const recordState = z.enum(['PENDING', 'CONFIRMED', 'REFUSED', 'REMOVED']);
export type RecordState = z.infer<typeof recordState>;

/** What is said of a person's qualification. */
export const recordContent = z.strictObject({
  level: skillLevel,
  number: optionalText(80),
  issuer: optionalText(120),
  issued_on: localDate.nullable(),
  expires_on: localDate.nullable(),
  note: optionalText(500),
});
export type RecordContent = z.infer<typeof recordContent>;

/** The file of a record; `check` while or because the virus scanner keeps it closed. */
export const recordFile = z.strictObject({
  id: uuid,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  check: z.enum(['CHECKING', 'INFECTED']).optional(),
});

/** One entry in a person's qualifications. */
export const record = z.strictObject({
  id: uuid,
  qualification_id: uuid,
  name: z.string(),
  kind,
  level: skillLevel,
  /** Null where the skill has no levels. */
  level_name: z.string().nullable(),
  number: z.string(),
  issuer: z.string(),
  issued_on: localDate.nullable(),
  expires_on: localDate.nullable(),
  note: z.string(),
  file: recordFile.nullable(),
  state: recordState,
  sent_at: instant,
  /** Who confirmed, refused or removed it; empty while it is pending. */
  decided_by: z.string(),
  decided_at: instant.nullable(),
  reason: z.string(),
  version: rowVersion,
});
export type QualificationRecord = z.infer<typeof record>;

export const standing = z.enum(['MISSING', 'EXPIRED', 'WAITING', 'EXPIRING', 'VALID']);
/** How somebody stands with a qualification today. `EXPIRING`: within 60 days. `WAITING`: not valid, and one is to be confirmed. */
export type Standing = z.infer<typeof standing>;

/** How a person stands with one qualification: one that their position demands, or that they have. */
export const standingLine = z.strictObject({
  qualification_id: uuid,
  name: z.string(),
  kind,
  standing,
  /** What the position demands; null: nothing. */
  demanded: z.strictObject({ min_level: skillLevel, level_name: z.string().nullable(), strictness }).nullable(),
  level_name: z.string().nullable(),
  expires_on: localDate.nullable(),
  /** Whether one is to be confirmed. */
  is_waiting: z.boolean(),
});
export type StandingLine = z.infer<typeof standingLine>;

/** A line of the managers' list. */
export const listedStanding = standingLine.extend({
  employee_id: uuid,
  employee_name: z.string(),
  position_name: z.string().nullable(),
  location: z.strictObject({ id: uuid, name: z.string() }),
});
export type ListedStanding = z.infer<typeof listedStanding>;

/** A person's qualifications at one employer. */
export const personQualifications = z.strictObject({
  employee_id: uuid,
  employee_name: z.string(),
  location: z.strictObject({ id: uuid, name: z.string() }),
  position_name: z.string().nullable(),
  lines: z.array(standingLine),
  /** The newest first. Of more than 200 those that are confirmed or wait, then the newest. */
  records: z.array(record),
});
export type PersonQualifications = z.infer<typeof personQualifications>;
