import {
  findGroupsOf,
  grantRole,
  isLastOwner,
  isRoleCode,
  canGiveRole,
  revokeAllRights,
} from '@hearth/domains/access/service';
import { toChangeContext } from '@hearth/domains/core/service';
import { isOwnAddress, findNewcomerRole, setLinksEnded } from '@hearth/domains/federation/service';
import {
  canonicalEmail,
  changeEmail,
  changePerson,
  createUser,
  disableUser,
  enableUser,
  findPersonByEmail,
  getPerson,
  handOverAccount,
  markEmailVerified,
  revokeSessionsOfUser,
} from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import type { Provisioner } from '@hearth/kit/access';
import { CONFLICT } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { WantedPerson } from '../rules/wanted-person.ts';
import { deleteMemberships, deleteGivenRights } from './queries/member.ts';
import * as people from './queries/person.ts';
import type { PersonRow } from './queries/person.ts';
import { findTokenCreator } from './queries/token.ts';
import { NOT_GIVEN, scimFailure } from './scim.ts';
import type { Warning } from './scim.ts';
import { settleRights } from './settle-rights.ts';

/** The work of a directory's call; every write is recorded. */
export type DirectoryContext = Work & { readonly provisioner: Provisioner };

/** The result of a change of a person. */
export interface PersonResult {
  readonly row: PersonRow;
  readonly warnings: readonly Warning[];
}

type Action = Parameters<typeof people.insertDeed>[1]['action'];

function recordDeed(
  { db, clock, provisioner }: DirectoryContext,
  userId: string,
  action: Action,
  detail: object = {},
): Promise<void> {
  return people.insertDeed(db, {
    group_id: provisioner.groupId,
    token_id: provisioner.tokenId,
    user_id: userId,
    at: clock.now(),
    action,
    detail: { ...detail },
  });
}

/** The address that a directory wants; refused unless its group has proven the mail domain. */
async function requireOwnAddress(
  { db, provisioner }: DirectoryContext,
  { email: written }: WantedPerson,
): Promise<string> {
  const email = written === null ? null : canonicalEmail(written);
  if (email === null) throw scimFailure('invalidValue', 'An e-mail address is needed.');
  if (!(await isOwnAddress(db, provisioner.groupId, email)))
    throw scimFailure('invalidValue', 'The e-mail address is not in a mail domain that is proven to be yours.');
  return email;
}

/** Is true if an account's address is in a proven domain of the group, or it has none yet. */
async function isManagedAccount(
  { db, provisioner }: DirectoryContext,
  { email }: Pick<Person, 'email'>,
): Promise<boolean> {
  return email === null || isOwnAddress(db, provisioner.groupId, email);
}

async function refuseTwin(
  { db, provisioner }: DirectoryContext,
  wanted: WantedPerson,
  except: string | null,
): Promise<void> {
  if (wanted.userName === '') throw scimFailure('invalidValue', 'A userName is needed.');
  const twin = await people.findPerson(db, provisioner.groupId, { userName: wanted.userName });
  if (twin !== undefined && twin.id !== except)
    throw scimFailure('uniqueness', 'Somebody has this userName.', CONFLICT);
}

/** Adds a person with a new account, or the one of their address, which the domain proves. */
export async function addPerson(work: DirectoryContext, wanted: WantedPerson): Promise<PersonResult> {
  const { db, clock, provisioner } = work;
  const { groupId } = provisioner;
  const email = await requireOwnAddress(work, wanted);
  await refuseTwin(work, wanted, null);
  const known = await findPersonByEmail(db, email);
  if (known !== undefined && (await people.findPerson(db, groupId, { userId: known.id })) !== undefined)
    throw scimFailure('uniqueness', 'Somebody has this e-mail address.', CONFLICT);
  if (known?.isDisabled === true && !(await people.wasClosedHere(db, groupId, known.id)))
    throw scimFailure('mutability', 'The account of this address is closed.', CONFLICT);
  const userId = known?.id ?? (await createAccount(work, wanted, email));
  if (known !== undefined && !known.isEmailVerified) await handOverAccount(work, userId, 'scim');
  const now = clock.now();
  const row = await people.insertPerson(db, {
    id: newId(now.getTime()),
    group_id: groupId,
    user_id: userId,
    user_name: wanted.userName,
    external_id: wanted.externalId,
    is_active: true,
    is_closed: false,
    created_at: now,
    updated_at: now,
  });
  await recordDeed(work, userId, 'CREATED', { user_name: wanted.userName, existed: known !== undefined });
  if (known?.isDisabled === true) await enableUser(db, userId);
  const warnings = await giveNewcomerRole(work, userId, email);
  if (wanted.isActive) return { row, warnings };
  const out = await setActive(work, row, false);
  return { row: out.row, warnings: [...warnings, ...out.warnings] };
}

async function createAccount({ db, clock }: DirectoryContext, wanted: WantedPerson, email: string): Promise<string> {
  const { firstName, lastName } = wanted;
  const userId = await createUser(db, { email, firstName, lastName, status: 'ACTIVE', externalAuthSource: 'scim' });
  await markEmailVerified({ db, clock }, userId);
  return userId;
}

/** Gives a new person the role that their domain's provider is set up with. */
async function giveNewcomerRole(work: DirectoryContext, userId: string, email: string): Promise<readonly Warning[]> {
  const { db, clock, provisioner } = work;
  const { groupId } = provisioner;
  if ((await findGroupsOf(db, userId, clock.now())).includes(groupId)) return [];
  const given = await findNewcomerRole(db, groupId, email);
  if (given === null || !isRoleCode(given.role))
    return [{ code: 'NO_ROLE', detail: 'No role is given to newcomers of this domain: there is nothing to open yet.' }];
  if (
    !(await canGiveRole(
      db,
      await findTokenCreator(db, provisioner.tokenId),
      { groupId, ...given },
      given.role,
      clock.now(),
    ))
  )
    return [NOT_GIVEN];
  const right = { userId, groupId, brandId: given.brandId, role: given.role } as const;
  await grantRole(db, toChangeContext(work), { ...right, consent: 'DIRECTORY' });
  return [];
}

/** Updates a person from a directory. */
export async function applyPersonChanges(
  work: DirectoryContext,
  before: PersonRow,
  wanted: WantedPerson,
): Promise<PersonResult> {
  const { db, clock, provisioner } = work;
  await refuseTwin(work, wanted, before.id);
  const person = await getPerson(db, before.user_id);
  const email = wanted.email === null ? null : canonicalEmail(wanted.email);
  const { firstName, lastName } = wanted;
  const isRenamed = firstName !== person.firstName || lastName !== person.lastName;
  // An account outside the group's own domains is not the group's to rename.
  if ((isRenamed || email !== person.email) && !(await isManagedAccount(work, person)))
    throw scimFailure('mutability', 'The account is not in a mail domain of yours any more.');
  if (email !== person.email) {
    if (!(await changeEmail(work, before.user_id, await requireOwnAddress(work, wanted))))
      throw scimFailure('uniqueness', 'Somebody has this e-mail address.', CONFLICT);
  }
  if (isRenamed) await changePerson(db, before.user_id, { firstName, lastName });
  const row = await people.updatePerson(db, provisioner.groupId, before.id, {
    user_name: wanted.userName,
    external_id: wanted.externalId,
    updated_at: clock.now(),
  });
  await recordDeed(work, before.user_id, 'CHANGED', {
    user_name: wanted.userName,
    email_changed: email !== person.email,
  });
  return wanted.isActive === before.is_active ? { row, warnings: [] } : setActive(work, row, wanted.isActive);
}

/**
 * Keeps somebody out, or lets them in again. An account that works for this group alone is closed, with its rights kept for the
 * day of its return; one that works for others too loses what it holds here and stays open there.
 */
export async function setActive(work: DirectoryContext, before: PersonRow, isActive: boolean): Promise<PersonResult> {
  const { db, clock, provisioner } = work;
  const { groupId } = provisioner;
  const { user_id: userId } = before;
  if (!isActive && (await isLastOwner(db, groupId, userId)))
    throw scimFailure('mutability', 'Nobody else could manage access for the whole group.', CONFLICT);
  if (isActive && before.is_closed) await enableUser(db, userId);
  const { isClosed, warnings } = isActive ? { isClosed: false, warnings: [] } : await keepOut(work, before);
  await setLinksEnded(db, groupId, userId, isActive ? null : clock.now());
  const change = { is_active: isActive, is_closed: isClosed, updated_at: clock.now() };
  const row = await people.updatePerson(db, groupId, before.id, change);
  await recordDeed(work, userId, isActive ? 'REACTIVATED' : 'DEACTIVATED');
  return { row, warnings: isActive ? await restoreRights(work, row) : warnings };
}

interface DeactivationResult {
  readonly isClosed: boolean;
  readonly warnings: readonly Warning[];
}

async function keepOut(work: DirectoryContext, { id, user_id: userId }: PersonRow): Promise<DeactivationResult> {
  const { db, clock, provisioner } = work;
  const groups = await findGroupsOf(db, userId, clock.now());
  if (groups.every((id) => id === provisioner.groupId) && (await isManagedAccount(work, await getPerson(db, userId)))) {
    await disableUser(work, userId);
    return { isClosed: true, warnings: [] };
  }
  await revokeAllRights(db, toChangeContext(work), provisioner.groupId, userId);
  await deleteGivenRights(db, id);
  await revokeSessionsOfUser(work, userId, 'DISABLED');
  const detail = 'The account stays open: it is not yours alone. Its rights in your group are taken away.';
  return { isClosed: false, warnings: [{ code: 'ALSO_ELSEWHERE', detail }] };
}

/** Restores a reactivated person's group rights, with a warning where nothing is restored. */
async function restoreRights(work: DirectoryContext, row: PersonRow): Promise<readonly Warning[]> {
  const { groupId } = work.provisioner;
  await settleRights(work, groupId, [row.id]);
  if ((await findGroupsOf(work.db, row.user_id, work.clock.now())).includes(groupId)) return [];
  return [{ code: 'RIGHTS_NOT_RESTORED', detail: 'The rights in this group have to be given again.' }];
}

/**
 * Deactivates a person and ends their management by the directory; their data stays. What they did stays, and so does
 * who they are.
 */
export async function releasePerson(work: DirectoryContext, before: PersonRow): Promise<void> {
  const { row } = before.is_active ? await setActive(work, before, false) : { row: before };
  await deleteMemberships(work.db, before.id);
  await settleRights(work, work.provisioner.groupId, [before.id]);
  await people.deletePerson(work.db, work.provisioner.groupId, before.id);
  await recordDeed(work, before.user_id, 'REMOVED', { user_name: row.user_name, closed: row.is_closed });
}
