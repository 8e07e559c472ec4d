import type { Tx } from '@hearth/platform/database';
import { afterWrongAtKiosk, afterWrongPin, isKioskLocked, isLocked } from '../../rules/pin.ts';
import { lockKiosk, updateKiosk } from '../queries/kiosk.ts';
import type { KioskRow } from '../queries/kiosk.ts';
import { lockPin, updateTries } from '../queries/pin.ts';
import { isPinOf } from './pin-hash.ts';

export type PinProof = 'RIGHT' | 'WRONG' | 'LOCKED';

/** PINs of one person that are looked at while nobody else looks at theirs. */
export interface HeldPin {
  /** Null: it could not be opened, and counts as a wrong one. */
  readonly check: (pin: string | null) => PinProof;
  /** Writes what the checks came to. It has to be called, and the transaction has to commit: the count is what keeps guesses few. */
  readonly settle: () => Promise<void>;
}

/** Holds the PIN of somebody until the transaction ends. */
export async function holdPin(
  db: Tx<'system'>,
  kiosk: Pick<KioskRow, 'id' | 'location_id' | 'wrong_pins' | 'wrong_since'>,
  employeeId: string,
  now: Date,
): Promise<HeldPin> {
  const row = await lockPin(db, employeeId);
  let tried = { wrong_pins: row?.wrong_pins ?? 0, locked_until: row?.locked_until ?? null };
  let wrong = 0;
  return {
    check(pin) {
      if (isLocked(tried, now) || isKioskLocked(kiosk, now)) return 'LOCKED';
      if (row !== undefined && pin !== null && isPinOf(db, row, pin)) {
        tried = { wrong_pins: 0, locked_until: null };
        return 'RIGHT';
      }
      wrong += 1;
      tried = afterWrongPin(tried, now);
      return 'WRONG';
    },
    async settle() {
      if (row !== undefined && (tried.wrong_pins !== row.wrong_pins || tried.locked_until !== row.locked_until))
        await updateTries(db, employeeId, tried);
      if (wrong === 0) return;
      const held = await lockKiosk(db, kiosk.location_id, kiosk.id);
      if (held === undefined) return;
      let count = { wrong_pins: held.wrong_pins, wrong_since: held.wrong_since };
      for (let index = 0; index < wrong; index += 1) count = { ...afterWrongAtKiosk(count, now) };
      await updateKiosk(db, kiosk.id, count);
    },
  };
}
