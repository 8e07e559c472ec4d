import { randomInt } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { isSameSecret, signText } from '@hearth/platform/secrets/signature';
import { isWeakPin } from '../../rules/pin.ts';
import { EMPLOYEE_PIN } from '../queries/pin.ts';
import type { PinRow } from '../queries/pin.ts';

const DIGITS = 6;

const hashPin = (employeeId: string, pin: string): string => signText(employeeId, pin);

/** What is kept of a PIN: its hash, sealed with a key that is not in the database. Ten thousand PINs are tried in no time, however slow a hash is. */
export function sealPin(tx: Tx, employeeId: string, pin: string): string {
  return EMPLOYEE_PIN.seal(tx, employeeId, hashPin(employeeId, pin));
}

/** Whether a PIN is the one that is kept. */
export function isPinOf(tx: Tx, row: Pick<PinRow, 'employee_id' | 'pin'>, pin: string): boolean {
  return isSameSecret(EMPLOYEE_PIN.open(tx, row.employee_id, row.pin), hashPin(row.employee_id, pin));
}

/** A new PIN that is not easy to guess. */
export function newPin(): string {
  for (;;) {
    const pin = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    if (!isWeakPin(pin)) return pin;
  }
}
