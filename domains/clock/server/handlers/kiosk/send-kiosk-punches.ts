import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { Budgets } from '@hearth/platform/http/budgets';
import { implement } from '@hearth/platform/module';
import { isToken, tokenHash } from '@hearth/platform/secrets/token';
import { KIOSK_NOT_VALID } from '../../../contract/failures.ts';
import { sendKioskPunches as contract } from '../../../contract/kiosk-endpoints.ts';
import type { KioskOutcome, KioskPunch } from '../../../contract/kiosk-schemas.ts';
import { afterContact } from '../../../rules/away.ts';
import { SEALS_A_MINUTE } from '../../../rules/limits.ts';
import { holdRevoked, takePunches } from '../../actions/take-punches.ts';
import { findPersonAt, openKey, openPins, sealsOf } from '../../actions/tablet.ts';
import { findHeldKeys } from '../../queries/held.ts';
import { lockByDevice, updateKiosk } from '../../queries/kiosk.ts';
import type { KioskRow } from '../../queries/kiosk.ts';
import { findClockPlaces } from '../../queries/place.ts';
import { findByKeys } from '../../queries/punch.ts';

/** What one tablet may have opened in a minute, on this node: a week without a network of a large house, and no more of the processor. */
const room = new Budgets(SEALS_A_MINUTE, 60, () => performance.now());

/**
 * Each person's punches have a transaction of their own: two hundred people at once wait for nobody but themselves, and one that fails
 * is sent again without the others.
 */
export const sendKioskPunches = implement(contract, async ({ body }, { run, clock }) => {
  const { kiosk, key, place } = await run(SYSTEM, async ({ db }) => {
    const row = isToken(body.device_token) ? await lockByDevice(db, tokenHash(body.device_token)) : undefined;
    if (row === undefined) throw failure(KIOSK_NOT_VALID);
    const { waitSeconds } = room.take(row.id, sealsOf(body.punches));
    if (waitSeconds > 0) throw failure(TOO_MANY_REQUESTS, { retry_after_seconds: waitSeconds });
    const seen = await noteSerial(db, row, body, clock.now());
    return { kiosk: seen, key: openKey(db, row), place: (await findClockPlaces(db, [row.location_id]))[0] };
  });
  const sentAt = new Date(body.sent_at);
  const inOrder = body.punches.toSorted((one, other) => Date.parse(one.device_at) - Date.parse(other.device_at));
  const pins = await openPins(key, inOrder);
  const outcomes: KioskOutcome[] = [];
  for (const [employeeId, own] of Map.groupBy(inOrder, (one) => one.employee_id)) {
    // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own
    const done = await run(SYSTEM, async (work) => {
      const person = await findPersonAt(work.db, kiosk, employeeId);
      if (person === undefined) return own.map((one) => refusedOf(one));
      const sender = { kiosk, pins, sentAt };
      if (kiosk.revoked_at !== null || place === undefined) return holdRevoked(work, sender, person, own);
      return takePunches(work, { ...sender, place }, person, own);
    });
    outcomes.push(...done);
  }
  // What a revoked one sent is kept, and it is told that nothing more is taken from it.
  return { outcomes, is_paired: kiosk.revoked_at === null };
});

const refusedOf = (one: KioskPunch): KioskOutcome => ({
  idempotency_key: one.idempotency_key,
  outcome: 'NOT_EMPLOYED',
  at: null,
  from: null,
});

/**
 * Keeps that the tablet was here, and how many it says to have sent. A number that is not new, with punches that are, is another
 * tablet's that was given the same pairing: from now on what comes is marked.
 */
async function noteSerial(
  db: Tx<'system'>,
  kiosk: KioskRow,
  body: { readonly serial: number; readonly punches: readonly KioskPunch[] },
  now: Date,
): Promise<KioskRow> {
  const keys = [...new Set(body.punches.map((one) => one.idempotency_key))];
  const isRepeated = body.serial <= kiosk.last_serial;
  const known = isRepeated
    ? (await findByKeys(db, kiosk.group_id, keys)).length + (await findHeldKeys(db, kiosk.group_id, keys)).size
    : keys.length;
  const suspect = known < keys.length && kiosk.suspect_from === null ? { suspect_from: now } : {};
  const set = { ...afterContact(kiosk, now), last_serial: Math.max(body.serial, kiosk.last_serial), ...suspect };
  await updateKiosk(db, kiosk.id, set);
  return { ...kiosk, ...set };
}
