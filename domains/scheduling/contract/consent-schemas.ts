import { changeKind } from '@hearth/domains/laws/schemas';
import { instant, localDate, localTime, timeZone, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const storedConsentState = z.enum(['WAITING', 'AGREED', 'DECLINED', 'WITHDRAWN']);
export type StoredConsentState = z.infer<typeof storedConsentState>;
/** `LATE`: nobody answered in time. `WITHDRAWN`: the shift was changed otherwise since. */
export const consentState = z.enum(['WAITING', 'AGREED', 'DECLINED', 'WITHDRAWN', 'LATE']);
export type ConsentState = z.infer<typeof consentState>;
export const consentDevice = z.enum(['PHONE', 'TABLET', 'COMPUTER']);
export type ConsentDevice = z.infer<typeof consentDevice>;

/** A rule that asks for a yes, and whether pay is owed by the same law. */
export const askingLaw = z.strictObject({
  rule: z.string(),
  law: z.string(),
  paragraph: z.string(),
  is_owed: z.boolean(),
});
export type AskingLaw = z.infer<typeof askingLaw>;

const shownTimes = z.strictObject({ date: localDate, start: localTime, end: localTime });

/** A change of one’s own shift that waits for one’s yes or no. */
export const myConsent = z.strictObject({
  id: uuid,
  location: z.strictObject({ id: uuid, name: z.string() }),
  time_zone: timeZone,
  change: changeKind,
  /** Null: the shift would be new for them. */
  before: shownTimes.nullable(),
  after: shownTimes,
  position_name: z.string().nullable(),
  laws: z.array(askingLaw),
  asked_at: instant,
  answer_until: instant,
  /** Which wording of the question is read: the answer names it. */
  text_version: z.int(),
});
export type MyConsent = z.infer<typeof myConsent>;

/** What somebody has said to a change, for managers. */
export const weekConsent = z.strictObject({
  id: uuid,
  shift_id: uuid,
  employee_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  change: changeKind,
  before: shownTimes.nullable(),
  after: shownTimes,
  laws: z.array(askingLaw),
  state: consentState,
  asked_at: instant,
  answer_until: instant,
  answered_at: instant.nullable(),
  device: consentDevice.nullable(),
  /** How they agreed, where a manager recorded it; empty otherwise. */
  how: z.string(),
});
export type WeekConsent = z.infer<typeof weekConsent>;

/** A change of a preview that needs somebody’s yes before staff see it. */
export const previewConsent = z.strictObject({
  shift_id: uuid,
  employee_id: uuid,
  /** `NEW`: publishing asks them. `LATE`: publishing asks them again. `WAITING`, `DECLINED`: it stays as it was. */
  state: z.enum(['NEW', 'WAITING', 'DECLINED', 'LATE']),
  /** Without an account nobody can be asked: how they agreed is to be recorded. */
  has_login: z.boolean(),
  answer_until: instant,
});
export type PreviewConsent = z.infer<typeof previewConsent>;
