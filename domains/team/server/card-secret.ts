import { randomInt } from 'node:crypto';
import { isSameSecret, signatureBytes } from '@hearth/platform/secrets/signature';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { PIN_DIGITS } from '../rules/invitation.ts';

/** The secret printed on a card, and the hashes stored of it. */
export interface CardSecret {
  readonly code: string;
  readonly pin: string;
  readonly codeHash: Buffer;
  readonly pinHash: Buffer;
}

/** Keyed with the code, which is kept nowhere: whoever reads the table cannot try six digits. */
function hashPin(code: string, pin: string): Buffer {
  return signatureBytes(code, pin);
}

/** A new code of 256 random bits with a PIN. */
export function newCardSecret(): CardSecret {
  const code = newToken();
  const pin = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
  return { code, pin, codeHash: tokenHash(code), pinHash: hashPin(code, pin) };
}

/** Tells if a PIN, with or without spaces, matches the card's code. */
export function isPin(code: string, typed: string, pinHash: Uint8Array): boolean {
  return isSameSecret(hashPin(code, typed.replaceAll(/\s/g, '')), pinHash);
}
