import type { StaffRow } from '@hearth/domains/team/service';
import type { FailureKind } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { KIOSK_NOT_VALID, PIN_LOCKED, PIN_WRONG } from '../../contract/failures.ts';
import type { KioskRow } from '../queries/kiosk.ts';
import { holdPin } from './prove-pin.ts';
import type { HeldPin } from './prove-pin.ts';
import { findPersonAt, findTablet } from './tablet.ts';
import { settlePin } from './take-punches.ts';

/** Somebody who stands at a tablet, with the PIN that they proved themselves with held until the transaction ends. */
interface AtTablet {
  readonly kiosk: KioskRow;
  readonly person: StaffRow;
  readonly pin: HeldPin;
}

/**
 * Who somebody is at a paired tablet, by their PIN. A refusal is an outcome and not thrown: the transaction has to commit, so that the
 * count of wrong PINs is kept.
 */
export async function proveAtTablet(
  { db, emit }: Pick<Work<'system'>, 'db' | 'emit'>,
  typed: { readonly device_token: string; readonly employee_id: string; readonly pin: string },
  now: Date,
): Promise<AtTablet | FailureKind> {
  const kiosk = await findTablet(db, typed.device_token);
  if (kiosk === undefined || kiosk.revoked_at !== null) return KIOSK_NOT_VALID;
  const person = await findPersonAt(db, kiosk, typed.employee_id);
  // Whoever does not work here has no PIN here, and whether they have one elsewhere is not told.
  if (person === undefined) return PIN_WRONG;
  const pin = await holdPin(db, kiosk, person.id, now);
  const proof = pin.check(typed.pin);
  await settlePin({ emit }, kiosk, person.id, pin);
  if (proof !== 'RIGHT') return proof === 'LOCKED' ? PIN_LOCKED : PIN_WRONG;
  return { kiosk, person, pin };
}
