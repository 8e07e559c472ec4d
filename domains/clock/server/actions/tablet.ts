import { constants, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt, randomInt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findAttachedTo, findEmployees } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { isToken, tokenHash } from '@hearth/platform/secrets/token';
import { clockPin } from '../../contract/kiosk-schemas.ts';
import type { KioskPunch } from '../../contract/kiosk-schemas.ts';
import { textToSeal } from '../../rules/seal.ts';
import { findByDevice, KIOSK_KEY } from '../queries/kiosk.ts';
import type { KioskRow } from '../queries/kiosk.ts';
import { hasPunchesAt } from '../queries/punch.ts';
import { sha256 } from '../write-chain.ts';

/** Without those that are read as others: 0 and O, 1 and I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const KEY_BITS = 2048;

const generate = promisify(generateKeyPair);

/** A code with which a tablet is paired: fifty random bits, good once and for minutes. */
export function newCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
}

/** The hash of a code however it is typed. */
export function codeHash(code: string): Buffer {
  return tokenHash(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}

/** A key pair for what a tablet seals; the private one as text that is to be sealed itself. */
export async function newKey(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: KEY_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The key of a tablet that is paired. */
export function openKey(tx: Tx, row: Pick<KioskRow, 'id' | 'private_key'>): KeyObject {
  if (row.private_key === null) throw new Error('A paired tablet has a key.');
  return createPrivateKey(KIOSK_KEY.open(tx, row.id, row.private_key));
}

/** What the tablet seals for. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** What was opened of what came with some punches: null for what could not be. */
export interface OpenedPins {
  readonly own: ReadonlyMap<KioskPunch, string | null>;
  /** Of managers who say yes to a punch of somebody else. */
  readonly approving: ReadonlyMap<KioskPunch, string | null>;
}

/** Each takes a millisecond of the processor: so many in one turn, and then others have theirs. */
const OPENED_IN_A_TURN = 5;

/** How many times something has to be opened for these. */
export const sealsOf = (punches: readonly KioskPunch[]): number =>
  punches.reduce((sum, { approver }) => sum + (approver ? 2 : 1), 0);

/** Opens what was sealed for punches, in slices, before a transaction is open. */
export async function openPins(key: KeyObject, punches: readonly KioskPunch[]): Promise<OpenedPins> {
  const own = new Map<KioskPunch, string | null>();
  const approving = new Map<KioskPunch, string | null>();
  for (const [index, punch] of punches.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- so that others have their turn
    if (index % OPENED_IN_A_TURN === OPENED_IN_A_TURN - 1) await nextTurn();
    own.set(punch, openSealed(key, punch));
    if (punch.approver) approving.set(punch, openSealed(key, { ...punch, sealed: punch.approver.sealed }));
  }
  return { own, approving };
}

/** The PIN that was sealed for a punch; null for what cannot be opened, was sealed for any other punch than this one as it is, or is none. */
function openSealed(key: KeyObject, punch: KioskPunch): string | null {
  try {
    const opened = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(punch.sealed, 'base64'),
    ).toString('utf8');
    const [of, pin] = opened.split(' ');
    return of === sha256(textToSeal(punch)) && clockPin.safeParse(pin).success ? (pin ?? null) : null;
  } catch {
    return null;
  }
}

/** The tablet that a token is of; undefined for none. A revoked one is answered as such by the caller. */
export function findTablet(tx: Tx<'system'>, token: string): Promise<KioskRow | undefined> {
  return isToken(token) ? findByDevice(tx, tokenHash(token)) : Promise.resolve(undefined);
}

/** Somebody who works at the tablet’s location, or has punched there: what they did before they left is theirs. */
export async function findPersonAt(
  db: Tx<'system'>,
  { location_id: at, group_id: groupId }: Pick<KioskRow, 'location_id' | 'group_id'>,
  employeeId: string,
): Promise<StaffRow | undefined> {
  const [person] = await findEmployees(db, [employeeId]);
  if (person?.group_id !== groupId) return undefined;
  const isHere = (await findAttachedTo(db, at, [employeeId])).has(employeeId);
  return isHere || (await hasPunchesAt(db, employeeId, at)) ? person : undefined;
}
