import { instant, integer, line, optionalText, pattern, senderKey, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { attestation, clockShift, clockState, dueBreak, punchKind, punchOutcome } from './schemas.ts';

/** A PIN at a shared clock: four to eight digits. */
export const clockPin = pattern(8, /^\d{4,8}$/, 'must be 4 to 8 digits');

/** What a tablet proves itself with: given to it once, when it was paired. */
export const deviceToken = string(64).min(20);

export const kioskState = z.enum(['UNPAIRED', 'PAIRED', 'REVOKED']);

/** A shared tablet, as managers see it. */
export const kiosk = z.strictObject({
  id: uuid,
  name: z.string(),
  state: kioskState,
  paired_at: instant.nullable(),
  last_seen_at: instant.nullable(),
  revoked_at: instant.nullable(),
  /** What it sent since then is marked: it was lost, or a second tablet showed up with its pairing. */
  suspect_from: instant.nullable(),
  /** Whether a second tablet showed up: it was not revoked as lost. */
  is_doubted: z.boolean(),
  version: z.int(),
});
export type Kiosk = z.infer<typeof kiosk>;

export const newKiosk = z.strictObject({ name: line(60) });

/** Why a punch was not taken; `TIME`: the tablet was not offline then, or was not paired, or the PIN was set later. */
export const heldCause = z.enum(['WRONG_PIN', 'LOCKED', 'REVOKED', 'TIME']);
export type HeldCause = z.infer<typeof heldCause>;

/** What a tablet sent that waits for a manager. */
export const heldPunch = z.strictObject({
  id: uuid,
  employee_id: uuid,
  employee_name: z.string(),
  kiosk_name: z.string(),
  kind: punchKind,
  at: instant,
  cause: heldCause,
  /** Whether it is the reader's own, which somebody else decides. */
  is_own: z.boolean(),
});

/** Somebody as a shared tablet names them: with no more of the last name than tells them apart. */
export const kioskPerson = z.strictObject({ employee_id: uuid, name: z.string() });
export type KioskPerson = z.infer<typeof kioskPerson>;

/** What a tablet needs to work, also without a network. */
export const kioskDay = z.strictObject({
  kiosk_name: z.string(),
  location_name: z.string(),
  time_zone: z.string(),
  now: instant,
  /** RSA public key (SPKI, base64) for which PINs are sealed with OAEP and SHA-256. */
  public_key: z.string(),
  people: z.array(kioskPerson),
  /** Those of them who can say yes to a punch that needs a manager. */
  managers: z.array(kioskPerson),
  asks: z.array(z.enum(['BREAKS', 'TIPS', 'INJURY'])),
});
export type KioskDay = z.infer<typeof kioskDay>;

/** What somebody who has typed their PIN is doing now. */
export const kioskClock = z.strictObject({
  employee_id: uuid,
  state: clockState,
  since: instant.nullable(),
  shift: clockShift.nullable(),
  break_due: dueBreak.nullable(),
  /** Whether somebody else gave them their PIN, and knows it. */
  pin_is_given: z.boolean(),
});
export type KioskClock = z.infer<typeof kioskClock>;

/**
 * A punch at a tablet, at once or later. `sealed` is `<hash of this punch> <PIN>`, sealed for the server: it opens no other punch, and
 * none that was changed since. The hash is SHA-256, in hexadecimal, of the JSON array `["hearth-kiosk-1", idempotency_key, employee_id,
 * kind, device_at, reason, attestation]`, where the attestation is null or `[took_breaks, got_tips, was_injured, note]`. Where a manager
 * says yes, the array begins with `"hearth-kiosk-2"` and ends with the manager’s `employee_id`; their PIN is sealed with the same hash.
 */
export const kioskPunch = z.strictObject({
  idempotency_key: senderKey,
  employee_id: uuid,
  sealed: string(700).min(20),
  kind: punchKind,
  device_at: instant,
  reason: optionalText(300),
  attestation: attestation.nullable(),
  /** The manager who says yes to it with their own PIN, where one has to. */
  approver: z
    .strictObject({ employee_id: uuid, sealed: string(700).min(20) })
    .nullable()
    .optional(),
});
export type KioskPunch = z.infer<typeof kioskPunch>;

export const kioskOutcomeKind = z.enum([
  ...punchOutcome.options,
  'WRONG_PIN',
  'PIN_LOCKED',
  'MANAGER_REFUSED',
  'HELD',
  'NOT_KEPT',
]);
export type KioskOutcomeKind = z.infer<typeof kioskOutcomeKind>;

/** What became of a punch at a tablet; of no more than that punch. */
export const kioskOutcome = z.strictObject({
  idempotency_key: uuid,
  outcome: kioskOutcomeKind,
  at: instant.nullable(),
  from: instant.nullable(),
});
export type KioskOutcome = z.infer<typeof kioskOutcome>;

/** How many the tablet has sent before. */
export const serial = integer(1, 2_147_483_647);

/** The PIN of somebody at a location, as managers see it: whether there is one, never which. */
export const staffPin = z.strictObject({
  employee_id: uuid,
  name: z.string(),
  has_pin: z.boolean(),
  set_at: instant.nullable(),
  is_locked: z.boolean(),
  /** Without one nobody can be told of a new PIN. */
  has_account: z.boolean(),
  /** Whether it is the reader's own. */
  is_own: z.boolean(),
});
export type StaffPin = z.infer<typeof staffPin>;
