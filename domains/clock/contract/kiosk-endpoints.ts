import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { anyone, brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { instant, pattern, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  CORRECTIONS_FULL,
  HELD_SETTLED,
  KIOSK_CODE_NOT_VALID,
  KIOSK_NOT_VALID,
  PIN_LOCKED,
  PIN_WEAK,
  PIN_WRONG,
  PUNCH_CHANGED,
  PUNCH_OWN,
  PUNCH_TIME,
  TOO_MANY_KIOSKS,
} from './failures.ts';
import {
  clockPin,
  deviceToken,
  heldPunch,
  kiosk,
  kioskClock,
  kioskDay,
  kioskOutcome,
  kioskPunch,
  newKiosk,
  serial,
} from './kiosk-schemas.ts';
import { getLiveDay, listOpenExceptions } from './live-endpoints.ts';

const service = 'attendance';
const managed = {
  service,
  access: brand('id', 'PUBLISH_SCHEDULE', { services: LIVE_SCHEDULE }),
  whileActing: 'refused',
} as const;
const atBrand = z.object({ id: uuid });
const atKiosk = z.object({ id: uuid, kiosk_id: uuid });

export const listKiosks = endpoint({
  ...managed,
  id: 'clock.listKiosks',
  method: 'GET',
  path: '/v1/brands/{id}/kiosks',
  summary:
    'Lists the shared tablets of a location: those in use, those that wait to be paired, and those that were revoked.',
  params: atBrand,
  answer: z.strictObject({ kiosks: z.array(kiosk) }),
});

export const createKiosk = endpoint({
  ...managed,
  id: 'clock.createKiosk',
  method: 'POST',
  path: '/v1/brands/{id}/kiosks',
  mergeable: false,
  summary:
    'Creates a shared tablet of a location. The answer has a code, shown once, with which the tablet is paired within 15 minutes.',
  params: atBrand,
  body: newKiosk,
  answer: z.strictObject({ kiosk, code: z.string(), code_ends_at: instant }),
  changes: () => [listKiosks],
  failures: { TOO_MANY_KIOSKS },
});

export const revokeKiosk = endpoint({
  ...managed,
  id: 'clock.revokeKiosk',
  method: 'POST',
  path: '/v1/brands/{id}/kiosks/{kiosk_id}/revocation',
  summary:
    'Ends the pairing of a shared tablet: it takes no more punches, and what it still sends is kept for a manager to decide. With a time since when it was lost, what it sent since then is marked.',
  params: atKiosk,
  body: z.strictObject({ version: rowVersion, lost_since: instant.nullable() }),
  answer: kiosk,
  changes: () => [listKiosks, getLiveDay, listOpenExceptions],
  failures: { CONFLICT },
});

export const listHeldPunches = endpoint({
  ...managed,
  id: 'clock.listHeldPunches',
  method: 'GET',
  path: '/v1/brands/{id}/held_punches',
  summary:
    'Lists what shared tablets of a location sent that was not taken, the oldest first: with a wrong PIN, or after the pairing ended.',
  params: atBrand,
  answer: z.strictObject({ held: z.array(heldPunch) }),
});

export const settleHeldPunch = endpoint({
  ...managed,
  id: 'clock.settleHeldPunch',
  method: 'POST',
  path: '/v1/brands/{id}/held_punches/{held_id}/decision',
  summary: 'Adds an entry that was on hold to the employee’s hours, as a correction with a reason, or dismisses it.',
  params: z.object({ id: uuid, held_id: uuid }),
  body: z.strictObject({ decision: z.enum(['ADD', 'DISMISS']), reason: text(300) }),
  answer: z.strictObject({ settled: z.literal(true) }),
  changes: () => [listHeldPunches, getLiveDay, listOpenExceptions],
  failures: { CORRECTIONS_FULL, HELD_SETTLED, PUNCH_OWN, PUNCH_TIME, PUNCH_CHANGED },
});

/** Made by a tablet, which has nobody's session: it proves itself with what it was given when it was paired. */
const byTablet = { service, access: anyone(), transaction: 'none', mergeable: false, method: 'POST' } as const;

export const pairKiosk = endpoint({
  ...byTablet,
  id: 'clock.pairKiosk',
  path: '/v1/kiosk/pairing',
  summary:
    'Pairs a shared tablet with the code that a manager created. The answer has what it proves itself with from then on, once.',
  body: z.strictObject({ code: pattern(20, /^[\w -]{8,20}$/, 'must be a code') }),
  answer: z.strictObject({ device_token: z.string(), kiosk_name: z.string() }),
  failures: { KIOSK_CODE_NOT_VALID },
});

export const openKiosk = endpoint({
  ...byTablet,
  id: 'clock.openKiosk',
  path: '/v1/kiosk/day',
  summary:
    'Returns what a paired tablet needs: the names of those who work at its location, what is asked at the end of work, and the key for which PINs are sealed. Of nobody’s hours or shifts anything.',
  body: z.strictObject({ device_token: deviceToken }),
  answer: kioskDay,
  failures: { KIOSK_NOT_VALID },
});

export const openKioskClock = endpoint({
  ...byTablet,
  id: 'clock.openKioskClock',
  path: '/v1/kiosk/clock',
  summary:
    'Returns what somebody is doing at the location of a paired tablet, once they have typed their PIN. Five wrong PINs lock it for 15 minutes, and each five more for twice as long, until a right one.',
  body: z.strictObject({ device_token: deviceToken, employee_id: uuid, pin: clockPin }),
  answer: kioskClock,
  failures: { KIOSK_NOT_VALID, PIN_WRONG, PIN_LOCKED },
});

export const changeKioskPin = endpoint({
  ...byTablet,
  id: 'clock.changeKioskPin',
  path: '/v1/kiosk/pin',
  summary:
    'Gives somebody a PIN of their own choice at a paired tablet, against the one that they have: also those without an account, whose PIN a manager knows. Whoever has one is told.',
  body: z.strictObject({ device_token: deviceToken, employee_id: uuid, pin: clockPin, new_pin: clockPin }),
  answer: z.strictObject({ set_at: instant }),
  failures: { KIOSK_NOT_VALID, PIN_WRONG, PIN_LOCKED, PIN_WEAK },
});

export const sendKioskPunches = endpoint({
  ...byTablet,
  id: 'clock.sendKioskPunches',
  // Each of up to fifty punches has one or two PINs to open.
  weight: 'search',
  path: '/v1/kiosk/punches',
  summary:
    'Records punches that were made at a paired tablet, in the order in which they were made, also those from a time without a network. Each answers for itself; the same key again records nothing. What comes with a wrong PIN from such a time, after the pairing ended, or with a time at which the tablet was not offline, is kept for a manager. `NOT_KEPT`: there was no room, and the tablet keeps it.',
  body: z.strictObject({
    device_token: deviceToken,
    /** What the tablet’s clock shows as it sends. */
    sent_at: instant,
    serial,
    punches: z.array(kioskPunch).min(1).max(50),
  }),
  answer: z.strictObject({
    outcomes: z.array(kioskOutcome),
    /** Whether it goes on: a revoked tablet is told so, with what was kept of what it sent. */
    is_paired: z.boolean(),
  }),
  failures: { CONFLICT, KIOSK_NOT_VALID },
});
