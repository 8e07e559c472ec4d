/** Letters and digits that nobody confuses when they copy by hand. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP = 4;

/** Number of recovery codes per person. */
export const RECOVERY_CODES = 10;

/** A recovery code from a source of random numbers below a bound: four groups of four, more than 79 bits. */
export function makeRecoveryCode(randomBelow: (bound: number) => number): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A code as it is compared: however it was typed, in capitals, with spaces or without hyphens. Null when it can be none. */
export function canonicalRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (code.length !== GROUPS * GROUP || !Array.from(code).every((letter) => ALPHABET.includes(letter))) return null;
  return code;
}

/** The six digits of an authenticator app, however they were grouped; null when it is something else. */
export function canonicalTotp(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}
