import type { Tx } from '@hearth/platform/database';
import { MOST_WRONG_KEYS } from '../../rules/limits.ts';
import { afterWrongAtKiosk, afterWrongPin, isKioskLocked, isLocked } from '../../rules/pin.ts';
import { findTries, lockKiosk, updateKiosk } from '../queries/kiosk.ts';
import type { KioskRow } from '../queries/kiosk.ts';
import { lockPin, updateTries } from '../queries/pin.ts';
import { isPinOf } from './pin-hash.ts';

export type PinProof = 'RIGHT' | 'WRONG' | 'LOCKED';

/** PINs of one person that are looked at while nobody else looks at theirs. */
export interface HeldPin {
  /**
   * Null: it could not be opened. With the key of a punch it is looked at once: a wrong one that is sent again is wrong, however often,
   * and counts no more.
   */
  readonly check: (pin: string | null, key?: string) => PinProof;
  /** When it was set, and by whom; null for somebody without one. */
  readonly setAt: Date | null;
  readonly setBy: string | null;
  /** Writes what the checks came to. It has to be called, and the transaction has to commit: the count is what keeps guesses few. */
  readonly settle: () => Promise<{ readonly isNewlyLocked: boolean }>;
}

/** Holds the PIN of somebody until the transaction ends. */
export async function holdPin(
  db: Tx<'system'>,
  { id: kioskId, location_id: locationId }: Pick<KioskRow, 'id' | 'location_id'>,
  employeeId: string,
  now: Date,
): Promise<HeldPin> {
  const row = await lockPin(db, employeeId);
  let tried = { wrong_pins: row?.wrong_pins ?? 0, locked_until: row?.locked_until ?? null };
  // Read anew: others may have tried here while this one waited.
  const kiosk = await findTries(db, kioskId);
  const wrongKeys = [...(row?.wrong_keys ?? [])];
  let wrong = 0;
  return {
    setAt: row?.set_at ?? null,
    setBy: row?.set_by ?? null,
    check(pin, key) {
      // Nobody can guess what is not there, nor with what cannot be opened.
      if (row === undefined || pin === null || (key !== undefined && wrongKeys.includes(key))) return 'WRONG';
      if (isLocked(tried, now) || isKioskLocked(kiosk, now)) return 'LOCKED';
      if (isPinOf(db, row, pin)) {
        tried = { wrong_pins: 0, locked_until: null };
        return 'RIGHT';
      }
      wrong += 1;
      tried = afterWrongPin(tried, now);
      if (key !== undefined) wrongKeys.push(key);
      return 'WRONG';
    },
    async settle() {
      if (wrong > 0 || tried.wrong_pins !== (row?.wrong_pins ?? 0))
        await updateTries(db, employeeId, { ...tried, wrong_keys: wrongKeys.slice(-MOST_WRONG_KEYS) });
      const isNewlyLocked =
        tried.locked_until !== null && tried.locked_until.getTime() !== row?.locked_until?.getTime();
      const held = wrong === 0 ? undefined : await lockKiosk(db, locationId, kioskId);
      if (held === undefined) return { isNewlyLocked };
      let count = { wrong_pins: held.wrong_pins, wrong_since: held.wrong_since };
      for (let index = 0; index < wrong; index += 1) count = { ...afterWrongAtKiosk(count, now) };
      await updateKiosk(db, kioskId, count);
      return { isNewlyLocked };
    },
  };
}
