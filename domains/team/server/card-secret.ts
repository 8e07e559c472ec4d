import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { PIN_DIGITS } from '../rules/invitation.ts';

/** What stands on a card, and what is kept of it. */
export interface CardSecret {
  readonly code: string;
  readonly pin: string;
  readonly codeHash: Buffer;
  readonly pinHash: Buffer;
}

export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** Keyed with the code, which is kept nowhere: whoever reads the table cannot try six digits. */
function hashPin(code: string, pin: string): Buffer {
  return createHmac('sha256', code).update(pin).digest();
}

/** A new code of 256 random bits with a PIN. */
export function newCardSecret(): CardSecret {
  const code = randomBytes(32).toString('base64url');
  const pin = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
  return { code, pin, codeHash: hashCode(code), pinHash: hashPin(code, pin) };
}

/** Whether a PIN, with or without spaces, is the one that stands on the card of the code. */
export function isPin(code: string, typed: string, pinHash: Uint8Array): boolean {
  return timingSafeEqual(hashPin(code, typed.replaceAll(/\s/g, '')), pinHash);
}
