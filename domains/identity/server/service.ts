import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Tools, Work } from '@hearth/platform/module';
import type { Language } from '@hearth/kit/constants';
import type { AccessToken } from '../contract/schemas.ts';
import type { AttemptLimit } from '../rules/limits.ts';
import { addUser } from './add-user.ts';
import type { Newcomer } from './add-user.ts';
import { addNamedUser } from './add-named-user.ts';
import type { NamedNewcomer } from './add-named-user.ts';
import { endSessionsOf } from './end-session.ts';
import { forgetUnprovenFactors } from './forget-unproven-factors.ts';
import { stopActing } from './impersonation.ts';
import { limitByNetwork, limitTries } from './limit-attempts.ts';
import { mailPasswordLink } from './jobs/mail-reset-link.ts';
import { openSession } from './open-session.ts';
import { endTrust } from './queries/known-device.ts';
import { deleteSecrets, hasSecret } from './queries/mailed-secret.ts';
import { attemptKey, countAttempt } from './queries/attempt.ts';
import type { Attempts } from './queries/attempt.ts';
import { findDemoAccounts, findDemoUserIds, insertDemoAccount, updateDemoPasswords } from './queries/demo-account.ts';
import type { KnownAccount } from './queries/demo-account.ts';
import { announceRestriction } from './announce-restriction.ts';
import { findSecondFactor } from './queries/second-factor.ts';
import { findUsedSince, restrictSessions } from './queries/session.ts';
import type { RevokedBecause, UserStatus } from './queries/tables.ts';
import * as users from './queries/user.ts';
import { sendVerificationMail } from './verification.ts';

export { findOwnAccount } from './account-export.ts';
export { canonicalEmail, isHotelGroupEmail } from '../rules/email.ts';
export { refuseForeignOrigin } from './access.ts';
export { requireCaptcha } from './captcha.ts';
export { tooMany } from './limit-attempts.ts';
export { networkOf } from '@hearth/platform/network';
export { cookieNamed } from './cookie.ts';
export { actingProofOf, beginActing, proveForActing } from './impersonation.ts';
export { openSealedBefore } from './sealed-before.ts';
export { signInProven } from './sign-in-proven.ts';
export { newEmail } from './new-email.ts';
export { hashPassword } from './password-hash.ts';
export { writtenLetter } from './letter.ts';
export { fill as fillPlaces } from './words.ts';
export { careerPageLink, ownPageAddress, pageLink } from './page-link.ts';
export { refusedField, refuseWeakPassword } from './refused-field.ts';
export { ownWords } from '../rules/new-password.ts';
export type { Newcomer } from './add-user.ts';
export type { Attempts } from './queries/attempt.ts';
export type { UserStatus } from './queries/tables.ts';

/** A person as other domains may know them; nothing that proves who they are. */
export interface Person {
  readonly id: string;
  /** Null for somebody who came with a card of an invitation. */
  readonly email: string | null;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly status: UserStatus;
  readonly isEmployer: boolean;
  readonly externalAuthSource: string | null;
  readonly isDisabled: boolean;
  readonly isEmailVerified: boolean;
}

/** What a person may change of themselves. */
export interface PersonChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string | null;
  readonly username?: string;
}

function asPerson(row: users.UserRow): Person {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    status: row.status,
    isEmployer: row.is_employer,
    externalAuthSource: row.external_auth_source,
    isDisabled: row.disabled_at !== null,
    isEmailVerified: row.email_verified_at !== null,
  };
}

/** Adds a person; the address must be canonical. A taken one is refused with the words for that account's state. */
export function createUser(tx: Tx, newcomer: Newcomer): Promise<string> {
  return inScope(tx, SYSTEM, (db) => addUser(db, newcomer));
}

/** Adds a person without an address, who signs in by a username and a password. Null when somebody has the username. */
export function createNamedUser(tx: Tx, newcomer: NamedNewcomer): Promise<string | null> {
  return inScope(tx, SYSTEM, (db) => addNamedUser(db, newcomer));
}

/** The person, or undefined. */
export async function findPerson(tx: Tx, id: string): Promise<Person | undefined> {
  const row = await inScope(tx, SYSTEM, (db) => users.findUser(db, id));
  return row === undefined ? undefined : asPerson(row);
}

/** The person of an id that is known to exist, such as the caller's. */
export async function getPerson(tx: Tx, id: string): Promise<Person> {
  return asPerson(await inScope(tx, SYSTEM, (db) => users.getUser(db, id)));
}

/** The person with this canonical address. */
export async function findPersonByEmail(tx: Tx, email: string): Promise<Person | undefined> {
  const row = await inScope(tx, SYSTEM, (db) => users.findUserByEmail(db, email));
  return row === undefined ? undefined : asPerson(row);
}

/** The person with this username, whose letters are compared in lower case. */
export async function findPersonByUsername(tx: Tx, username: string): Promise<Person | undefined> {
  const row = await inScope(tx, SYSTEM, (db) => users.findUserByUsername(db, username.toLowerCase()));
  return row === undefined ? undefined : asPerson(row);
}

/** Which of these people have had the product open since a moment. */
export async function findPresent(tx: Tx, userIds: readonly string[], since: Date): Promise<ReadonlySet<string>> {
  return new Set(await inScope(tx, SYSTEM, (db) => findUsedSince(db, userIds, since)));
}

/** Many people at once; ids that nobody has are left out. */
export async function findPeople(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const rows = await inScope(tx, SYSTEM, (db) => users.findUsers(db, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, asPerson(row)]));
}

/** First and last name of many people at once; ids that nobody has are left out. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await inScope(tx, SYSTEM, (db) => users.findUsers(db, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]));
}

/** First and last name of one person; empty when nobody has the id. */
export async function nameOf(tx: Tx, id: string): Promise<string> {
  return (await namesOf(tx, [id])).get(id) ?? '';
}

/** Writes what a person says of themselves. A username is kept in lower case. */
export function changePerson(tx: Tx, id: string, change: PersonChange): Promise<void> {
  return inScope(tx, SYSTEM, (db) =>
    users.updateUser(db, id, {
      ...(change.firstName === undefined ? {} : { first_name: change.firstName }),
      ...(change.lastName === undefined ? {} : { last_name: change.lastName }),
      ...(change.phoneNumber === undefined ? {} : { phone_number: change.phoneNumber }),
      ...(change.username === undefined ? {} : { username: change.username.toLowerCase() }),
    }),
  );
}

/** Gives or takes the employer part. */
export function markEmployer(tx: Tx, id: string, isEmployer = true): Promise<void> {
  return inScope(tx, SYSTEM, (db) => users.updateUser(db, id, { is_employer: isEmployer }));
}

type Ending = Pick<Work, 'db' | 'emit' | 'clock'>;

/** Ends every session of a person, on all nodes and within a second, though their access tokens have time left. */
export async function revokeSessionsOfUser(work: Ending, userId: string, because: RevokedBecause): Promise<void> {
  await inScope(work.db, SYSTEM, (db) => endSessionsOf({ ...work, db }, userId, because));
}

/** Gives a person a new password, whose hash was made before the transaction, and ends their sessions. */
export async function changePassword(work: Ending, userId: string, passwordHash: string): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) => {
    await users.updateUser(db, userId, { password_hash: passwordHash, status: 'ACTIVE' });
    await deleteSecrets(db, userId, ['RESET_PASSWORD', 'ACTIVATE']);
    await endTrust(db, userId);
  });
  await revokeSessionsOfUser(work, userId, 'CREDENTIALS_CHANGED');
}

/** Keeps a person out from now on, sessions and all. */
export async function disableUser(work: Ending, userId: string): Promise<void> {
  await inScope(work.db, SYSTEM, (db) => users.updateUser(db, userId, { disabled_at: work.clock.now() }));
  await revokeSessionsOfUser(work, userId, 'DISABLED');
}

/** Lets a person in again who was kept out. */
export function enableUser(tx: Tx, userId: string): Promise<void> {
  return inScope(tx, SYSTEM, (db) => users.updateUser(db, userId, { disabled_at: null }));
}

/** Gives a person another address, which somebody proves to be theirs; false when another account has it. */
export function changeEmail(work: Pick<Work, 'db' | 'clock'>, userId: string, email: string): Promise<boolean> {
  return inScope(work.db, SYSTEM, async (db) => {
    const holder = await users.findUserByEmail(db, email);
    if (holder !== undefined && holder.id !== userId) return false;
    await users.updateUser(db, userId, { email, email_verified_at: work.clock.now() });
    return true;
  });
}

/** Counts a call of something that is no person, and refuses with TOO_MANY_REQUESTS when there were too many. */
export async function limitCalls(tx: Tx, kind: string, id: string, limit: AttemptLimit, now: Date): Promise<void> {
  await inScope(tx, SYSTEM, (db) => limitTries(db, kind, id, limit, now));
}

/** Opens a session without a password: for tests and for the seed, never for a request. */
export async function createSessionFor(
  work: Pick<Tools, 'clock' | 'config'> & { readonly db: Tx },
  userId: string,
): Promise<AccessToken & { readonly refresh_token: string }> {
  const opened = await inScope(work.db, SYSTEM, async (db) =>
    openSession({ ...work, db }, await users.getUser(db, userId), { userAgent: 'created by the server', ip: '' }),
  );
  return { ...opened.answer, refresh_token: opened.refreshToken };
}

/** Lists an account on the login page. Refuses outside demo mode: production starts with no known password. */
export async function offerDemoAccount(
  work: Pick<Work, 'db' | 'config' | 'clock'>,
  userId: string,
  account: KnownAccount,
): Promise<void> {
  if (work.config.mode !== 'demo') throw new Error('Demo accounts exist in demo mode only.');
  await inScope(work.db, SYSTEM, async (db) => {
    await users.updateUser(db, userId, { email_verified_at: work.clock.now() });
    await insertDemoAccount(db, userId, account);
  });
}

/** Whether every account of a demo is listed with this password. */
export async function areListedWith(tx: Tx, password: string): Promise<boolean> {
  return (await inScope(tx, SYSTEM, findDemoAccounts)).every((account) => account.password === password);
}

/**
 * Gives all accounts of a demo another password, whose hash was made before the transaction, and ends their sessions. It is
 * listed on the login page as `listed`; empty lists none. Refuses outside demo mode.
 */
export async function setDemoPasswords(
  work: Ending & Pick<Work, 'config'>,
  passwordHash: string,
  listed: string,
): Promise<void> {
  if (work.config.mode !== 'demo') throw new Error('Demo accounts exist in demo mode only.');
  for (const id of await inScope(work.db, SYSTEM, findDemoUserIds)) await changePassword(work, id, passwordHash);
  await inScope(work.db, SYSTEM, (db) => updateDemoPasswords(db, listed));
}

/** Counts one more try of something from a network address, and refuses with 429 when there were too many within the window; else says how many. */
export function limitAttempts(tx: Tx, kind: string, ip: string, limit: AttemptLimit, now: Date): Promise<number> {
  return inScope(tx, SYSTEM, (db) => limitByNetwork(db, kind, ip, limit, now));
}

/** Counts one more try of something, and says how many there were within the window; refusing is the caller's business. */
export function countTry(tx: Tx, kind: string, value: string, limit: AttemptLimit, now: Date): Promise<Attempts> {
  return inScope(tx, SYSTEM, (db) => countAttempt(db, attemptKey(kind, value), limit, now));
}

/** Sends somebody whose account waits for its first password the link to choose it. */
export async function mailActivation(
  work: Pick<Work, 'db' | 'clock' | 'config' | 'mail'>,
  userId: string,
  language: Language,
): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) =>
    mailPasswordLink({ ...work, db }, await users.getUser(db, userId), language, null),
  );
}

/** Sends a person the link and the code that prove their address, unless it is proven or a link is on its way. */
export async function mailVerification(
  work: Pick<Work, 'db' | 'clock' | 'config' | 'mail'>,
  userId: string,
  language: Language,
): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) => {
    if (await hasSecret(db, userId, 'VERIFY_EMAIL', work.clock.now())) return;
    await sendVerificationMail({ ...work, db }, await users.getUser(db, userId), language);
  });
}

/** Whether an account has a second step here. */
export async function hasSecondStep(tx: Tx, userId: string): Promise<boolean> {
  const factor = await inScope(tx, SYSTEM, (db) => findSecondFactor(db, userId));
  return factor !== undefined && factor.confirmed_at !== null;
}

/** Notes that a person's address is theirs, as somebody says who has checked it. */
export function markEmailVerified(work: Pick<Work, 'db' | 'clock'>, userId: string): Promise<void> {
  return inScope(work.db, SYSTEM, (db) => users.updateUser(db, userId, { email_verified_at: work.clock.now() }));
}

/**
 * Gives an account whose address nobody has proven to whoever proved it elsewhere: the password, the sessions and all that was
 * set up beside them are somebody else's, perhaps, and end. `source` is the provider that vouches.
 */
export async function handOverAccount(work: Ending, userId: string, source: string): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) => {
    await forgetUnprovenFactors(db, userId);
    await deleteSecrets(db, userId, ['RESET_PASSWORD', 'ACTIVATE']);
    await users.updateUser(db, userId, {
      password_hash: null,
      status: 'ACTIVE',
      external_auth_source: source,
      email_verified_at: work.clock.now(),
    });
  });
  await revokeSessionsOfUser(work, userId, 'CREDENTIALS_CHANGED');
}

/**
 * Says of people whether somebody demands a second step of them. Who has none may do nothing else from then on, in sessions
 * that are open as well.
 */
export async function demandSecondFactor(
  work: Pick<Work, 'db' | 'emit'>,
  userIds: readonly string[],
  demanded: boolean,
): Promise<void> {
  const changed = await inScope(work.db, SYSTEM, async (db) => {
    const ids = await users.setSecondFactorDemand(db, userIds, demanded);
    await restrictSessions(db, ids);
    return ids;
  });
  for (const userId of changed) await announceRestriction(work, userId);
}

/** Ends what people do for others and what others do for them: their rights changed, so it has to be decided anew. */
export function endActingAround(work: Ending, userIds: readonly string[]): Promise<void> {
  return inScope(work.db, SYSTEM, (db) => stopActing({ ...work, db }, { personIds: userIds }));
}
