import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { PlatformTools, Work } from '@hearth/platform/module';
import type { Language } from '@hearth/kit/constants';
import type { AccessToken } from '../contract/schemas.ts';
import type { AttemptLimit } from '../rules/limits.ts';
import { addUser } from './actions/add-user.ts';
import type { Newcomer } from './actions/add-user.ts';
import { addNamedUser } from './actions/add-named-user.ts';
import type { NamedNewcomer } from './actions/add-named-user.ts';
import { endSessions } from './actions/end-session.ts';
import { removeUnprovenFactors } from './actions/forget-unproven-factors.ts';
import { stopActing } from './actions/impersonation.ts';
import { limitByNetwork, limitByValue } from './actions/limit-attempts.ts';
import { mailPasswordLink } from './jobs/mail-reset-link.ts';
import { openSession } from './actions/open-session.ts';
import { endTrust } from './queries/known-device.ts';
import { deleteSecrets, hasSecret } from './queries/mailed-secret.ts';
import { attemptKey, countAttempt } from './queries/attempt.ts';
import type { AttemptWindow } from './queries/attempt.ts';
import { findDemoAccounts, findDemoUserIds, insertDemoAccount, updateDemoPasswords } from './queries/demo-account.ts';
import type { DemoCredentials } from './queries/demo-account.ts';
import { announceRestriction } from './actions/announce-restriction.ts';
import { findSecondFactor } from './queries/second-factor.ts';
import { findUsersActiveSince, restrictSessions } from './queries/session.ts';
import type { RevokedBecause, UserStatus } from './queries/tables.ts';
import * as users from './queries/user.ts';
import { setPassword } from './actions/set-password.ts';
import { sendVerificationMail } from './actions/verification.ts';

export { createServiceAccount } from './actions/add-service-account.ts';
export { findOwnAccount } from './actions/account-export.ts';
export { canonicalEmail, isHotelGroupEmail } from '../rules/email.ts';
export { refuseForeignOrigin } from './access.ts';
export { requireCaptcha } from './captcha.ts';
export { tooManyAttempts } from './actions/limit-attempts.ts';
export { clientNetwork } from '@hearth/platform/config/network';
export { readNamedCookie } from './cookie.ts';
export { findActingProof, openActingSession, verifyActingProof } from './actions/impersonation.ts';
export { issueOperatorLink, removeFactorsForOperator } from './actions/by-operator.ts';
export { openSealedBefore } from './sealed-before.ts';
export { tellOfNewToken } from './actions/tell-of-new-token.ts';
export { signInExternally } from './actions/sign-in-proven.ts';
export { parseNewEmail } from './actions/new-email.ts';
export { parseUserAgent } from '../rules/device.ts';
export { findOpenSessions } from './queries/session.ts';
export { findCallerState } from './queries/user.ts';
export { hashPassword } from './password-hash.ts';
export { composeCustomMail } from './letter.ts';
export type { LetterBrand } from './letter.ts';
export { fillPhrase as fillPlaces } from './words.ts';
export { careerPageLink, ownPageAddress, pageLink } from './page-link.ts';
export { createFieldFailure, refuseWeakPassword } from './refused-field.ts';
export { ownWords } from '../rules/new-password.ts';
export type { Newcomer } from './actions/add-user.ts';
export type { AttemptWindow } from './queries/attempt.ts';
export type { UserStatus } from './queries/tables.ts';

/** A person's public data for other domains, without credentials. */
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
  /** Whether they applied without signing in and nobody has proven the address yet: mail to it waits. */
  readonly isAwaitingProof: boolean;
}

/** The fields that a person may change of themselves. */
export interface PersonChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string | null;
  readonly username?: string;
}

function toPerson(row: users.UserRow): Person {
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
    isAwaitingProof: row.mail_waits_for_proof && row.email_verified_at === null,
  };
}

/** Adds a person; the address must be canonical. A taken one is refused with the words for that account's state. */
export function createUser(tx: Tx, newcomer: Newcomer): Promise<string> {
  return inScope(tx, SYSTEM, (db) => addUser(db, newcomer));
}

/**
 * Adds an account with a username and no address; null if the username is taken. Null when somebody has the username.
 */
export function createNamedUser(tx: Tx, newcomer: NamedNewcomer): Promise<string | null> {
  return inScope(tx, SYSTEM, (db) => addNamedUser(db, newcomer));
}

/** The person, or undefined. */
export async function findPerson(tx: Tx, id: string): Promise<Person | undefined> {
  const row = await inScope(tx, SYSTEM, (db) => users.findUser(db, id));
  return row === undefined ? undefined : toPerson(row);
}

/** The person of an id that is known to exist, such as the caller's. */
export async function getPerson(tx: Tx, id: string): Promise<Person> {
  return toPerson(await inScope(tx, SYSTEM, (db) => users.getUser(db, id)));
}

/** The person with this canonical address. */
export async function findPersonByEmail(tx: Tx, email: string): Promise<Person | undefined> {
  const row = await inScope(tx, SYSTEM, (db) => users.findUserByEmail(db, email));
  return row === undefined ? undefined : toPerson(row);
}

/** Finds the person of a username, compared in lower case. */
export async function findPersonByUsername(tx: Tx, username: string): Promise<Person | undefined> {
  const row = await inScope(tx, SYSTEM, (db) => users.findUserByUsername(db, username.toLowerCase()));
  return row === undefined ? undefined : toPerson(row);
}

/** Finds which of these people have used the product since an instant. */
export async function findActiveSince(tx: Tx, userIds: readonly string[], since: Date): Promise<ReadonlySet<string>> {
  return new Set(await inScope(tx, SYSTEM, (db) => findUsersActiveSince(db, userIds, since)));
}

/** Finds many people; unknown ids are left out. */
export async function findPeople(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const rows = await inScope(tx, SYSTEM, (db) => users.findUsers(db, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, toPerson(row)]));
}

/** Finds the full names of many people; unknown ids are left out. */
export async function findNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await inScope(tx, SYSTEM, (db) => users.findUsers(db, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]));
}

/** Finds a person's full name; empty for an unknown id. */
export async function findName(tx: Tx, id: string): Promise<string> {
  return (await findNames(tx, [id])).get(id) ?? '';
}

/** Updates a person's own data. A username is stored in lower case. */
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

/** Sets or clears the employer role of an account. */
export function setEmployer(tx: Tx, id: string, isEmployer = true): Promise<void> {
  return inScope(tx, SYSTEM, (db) => users.updateUser(db, id, { is_employer: isEmployer }));
}

type SessionEndContext = Pick<Work, 'db' | 'emit' | 'clock'>;

/** Ends every session of a person, on all nodes and within a second, though their access tokens have time left. */
export async function revokeSessionsOfUser(
  work: SessionEndContext,
  userId: string,
  because: RevokedBecause,
): Promise<void> {
  await inScope(work.db, SYSTEM, (db) => endSessions({ ...work, db }, userId, because));
}

/** Sets a password from a hash computed before the transaction and ends the person's sessions. */
export async function changePassword(work: SessionEndContext, userId: string, passwordHash: string): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) => {
    await users.updateUser(db, userId, { password_hash: passwordHash, status: 'ACTIVE' });
    await deleteSecrets(db, userId, ['RESET_PASSWORD', 'ACTIVATE']);
    await endTrust(db, userId);
  });
  await revokeSessionsOfUser(work, userId, 'CREDENTIALS_CHANGED');
}

/** Disables an account and ends its sessions. */
export async function disableUser(work: SessionEndContext, userId: string): Promise<void> {
  await inScope(work.db, SYSTEM, (db) => users.updateUser(db, userId, { disabled_at: work.clock.now() }));
  await revokeSessionsOfUser(work, userId, 'DISABLED');
}

/** Enables a disabled account. */
export function enableUser(tx: Tx, userId: string): Promise<void> {
  return inScope(tx, SYSTEM, (db) => users.updateUser(db, userId, { disabled_at: null }));
}

/** Sets a verified address; false if another account has it. */
export function changeEmail(work: Pick<Work, 'db' | 'clock'>, userId: string, email: string): Promise<boolean> {
  return inScope(work.db, SYSTEM, async (db) => {
    const holder = await users.findUserByEmail(db, email);
    if (holder !== undefined && holder.id !== userId) return false;
    await users.updateUser(db, userId, { email, email_verified_at: work.clock.now() });
    return true;
  });
}

/** Counts a call by a non-person client; refuses with TOO_MANY_REQUESTS beyond the limit. */
export async function limitCalls(tx: Tx, kind: string, id: string, limit: AttemptLimit, now: Date): Promise<void> {
  await inScope(tx, SYSTEM, (db) => limitByValue(db, kind, id, limit, now));
}

/** Opens a session without a password: for tests and for the seed, never for a request. */
export async function createSessionFor(
  work: Pick<PlatformTools, 'clock' | 'config'> & { readonly db: Tx },
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
  account: DemoCredentials,
): Promise<void> {
  if (work.config.mode !== 'demo') throw new Error('Demo accounts exist in demo mode only.');
  await inScope(work.db, SYSTEM, async (db) => {
    await users.updateUser(db, userId, { email_verified_at: work.clock.now() });
    await insertDemoAccount(db, userId, account);
  });
}

/** Is true if every demo account is listed with this password. */
export async function isDemoPasswordListed(tx: Tx, password: string): Promise<boolean> {
  return (await inScope(tx, SYSTEM, findDemoAccounts)).every((account) => account.password === password);
}

/**
 * Gives all accounts of a demo another password, whose hash was made before the transaction, and ends their sessions. It is
 * listed on the login page as `listed`; empty lists none. Refuses outside demo mode.
 */
export async function setDemoPasswords(
  work: SessionEndContext & Pick<Work, 'config'>,
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
export function countTry(tx: Tx, kind: string, value: string, limit: AttemptLimit, now: Date): Promise<AttemptWindow> {
  return inScope(tx, SYSTEM, (db) => countAttempt(db, attemptKey(kind, value), limit, now));
}

/** Mails the link to choose a first password. */
export async function mailActivation(
  work: Pick<Work, 'db' | 'clock' | 'config' | 'mail'>,
  userId: string,
  language: Language,
): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) =>
    mailPasswordLink({ ...work, db }, await users.getUser(db, userId), language, null),
  );
}

/** Whether somebody has a proven address and no way to sign in yet: they can choose their first password. */
export function canSetFirstPassword(person: Person): boolean {
  return person.status === 'NO_PASSWORD' && person.isEmailVerified && person.externalAuthSource === null;
}

/**
 * Gives somebody with a proven address their first password, whose hash was made before the transaction; false where they have one. The
 * caller has checked who chose it.
 */
export function setFirstPassword(
  work: Pick<Work, 'db' | 'emit' | 'clock' | 'config' | 'mail'>,
  userId: string,
  passwordHash: string,
  language: Language,
): Promise<boolean> {
  return inScope(work.db, SYSTEM, async (db) => {
    const user = await users.lockUser(db, userId);
    if (user === undefined || user.disabled_at !== null || !canSetFirstPassword(toPerson(user))) return false;
    await setPassword({ ...work, db }, user, passwordHash, language);
    return true;
  });
}

/** Mails the link and code that verify an address, unless verified or already on the way. */
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

/** People that are looked at in one statement. */
const PEOPLE_AT_ONCE = 500;

/**
 * Deletes people who applied without signing in before a moment, never proved their address and have no password. `findNeeded` says which
 * of some people somebody still has something of.
 */
export async function forgetUnproven(
  tx: Tx<'system'>,
  before: Date,
  findNeeded: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const ids: readonly string[] = await users.findUnproven(tx, before, after, PEOPLE_AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) return;
    const needed = await findNeeded(ids);
    await users.deleteUsers(
      tx,
      ids.filter((id) => !needed.has(id)),
    );
    after = last;
  }
}

/** Is true if an account has a second factor here. */
export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const factor = await inScope(tx, SYSTEM, (db) => findSecondFactor(db, userId));
  return factor !== undefined && factor.confirmed_at !== null;
}

/** Marks a person's address as verified by another domain. */
export function markEmailVerified(work: Pick<Work, 'db' | 'clock'>, userId: string): Promise<void> {
  return inScope(work.db, SYSTEM, (db) => users.updateUser(db, userId, { email_verified_at: work.clock.now() }));
}

/**
 * Gives an account whose address nobody has proven to whoever proved it elsewhere: the password, the sessions and all that was
 * set up beside them are somebody else's, perhaps, and end. `source` is the provider that vouches.
 */
export async function handOverAccount(work: SessionEndContext, userId: string, source: string): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) => {
    await removeUnprovenFactors(db, userId);
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
 * Sets whether a second factor is required of people; without one their sessions are restricted. Who has none may do
 * nothing else from then on, in sessions that are open as well.
 */
export async function markSecondFactorRequired(
  work: Pick<Work, 'db' | 'emit'>,
  userIds: readonly string[],
  demanded: boolean,
): Promise<void> {
  const changed = await inScope(work.db, SYSTEM, async (db) => {
    const ids = await users.updateSecondFactorDemand(db, userIds, demanded);
    await restrictSessions(db, ids);
    return ids;
  });
  for (const userId of changed) await announceRestriction(work, userId);
}

/** Ends what people do for others and what others do for them: their rights changed, so it has to be decided anew. */
export function endActingAround(work: SessionEndContext, userIds: readonly string[]): Promise<void> {
  return inScope(work.db, SYSTEM, (db) => stopActing({ ...work, db }, { personIds: userIds }));
}
