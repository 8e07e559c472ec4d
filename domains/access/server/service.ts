import { findBrandPlaces, getBrandPath } from '@hearth/domains/core/service';
import type { ChangeContext } from '@hearth/domains/core/service';
import { Failure, failure } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import type { BrandGrant } from '@hearth/kit/access';
import type { AccessRequirement, PersonPolicy } from '@hearth/platform/access/sources';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { HeldPermissionLine } from '../contract/schemas.ts';
import { LAST_OWNER, NOT_YOURS_TO_GIVE } from '../contract/failures.ts';
import { checkOffer } from '../rules/elevation.ts';
import { checkImpersonation } from '../rules/impersonation.ts';
import type { ImpersonationAnswer } from '../rules/impersonation.ts';
import { isValidAt } from '../rules/grant.ts';
import { findPermissionsAt } from '../rules/policy.ts';
import { unlimitedRights } from '../rules/rights.ts';
import { ROLES } from '../rules/roles.ts';
import type { RoleCode } from '../rules/roles.ts';
import type { Persona } from '../rules/persona.ts';
import type { BrandPath } from '../rules/grant.ts';
import { nearestOf, readJointHolders } from './actions/joint-holders.ts';
import { findAudience } from './audience.ts';
import { giveRight, isOwnership, setPersonaOf, revokeRight } from './actions/change-rights.ts';
import type { NewRight } from './actions/change-rights.ts';
import { presentPermission } from './present.ts';
import { evaluateGrant } from './grant-from.ts';
import { findGrant, findGrantsAt, findGrantsOfGroup } from './queries/grant.ts';
import { findSignInPolicy } from './queries/sign-in-policy.ts';
import { findGroups, readSnapshot, toHeldGrant } from './snapshot.ts';
import type { PolicySnapshot } from './snapshot.ts';

export { hasOwner } from './queries/owner.ts';
export { findAccessChanges } from './move-effect.ts';
export { nearestOf, readJointHolders };
export { findGroups } from './snapshot.ts';
export { findLacking } from './actions/lacking.ts';
export type { HeldQuestion } from './actions/lacking.ts';
export { createDomainCheckJob, notifyOfDomain } from './proven-domains.ts';
export type { DomainMails } from './proven-domains.ts';
export { lockInvitationAddress } from './actions/proven-invitation.ts';
export { isValidAt } from '../rules/grant.ts';
export type { HeldGrant, PolicySnapshot } from './snapshot.ts';
export type { NewRight } from './actions/change-rights.ts';
export type { Persona } from '../rules/persona.ts';
export type { ImpersonationRefusal } from '../rules/impersonation.ts';
export { isRoleCode } from '../rules/roles.ts';
export type { RoleCode } from '../rules/roles.ts';

/** The policy snapshot of the caller; throws if the standing came from another source. */
export function toPolicySnapshot(standing: PersonPolicy): PolicySnapshot {
  if ('grants' in standing) return standing as PolicySnapshot;
  throw new Error('This standing was not made by the source of policies.');
}

/** The groups in which a person holds any right at a moment. */
export async function findGroupsOf(tx: Tx, userId: string, now: Date): Promise<readonly string[]> {
  return findGroups(await readSnapshot(tx, userId), now.getTime());
}

/** Is true if every group of the person accepts the provider's sign-in without a second factor. */
export async function isProviderTrusted(tx: Tx, groupId: string, userId: string, now: Date): Promise<boolean> {
  return inScope(tx, SYSTEM, async (db) => {
    const groups = new Set([groupId, ...(await findGroupsOf(db, userId, now))]);
    for (const id of groups) if (!(await findSignInPolicy(db, id)).trusts_provider) return false;
    return true;
  });
}

/** A person's permissions at a brand, as responses show them. */
export function presentPermissionsAt(
  snapshot: PolicySnapshot,
  place: BrandPath,
  now: Date,
): readonly HeldPermissionLine[] {
  return findPermissionsAt(snapshot.grants, place, now.getTime()).map(presentPermission);
}

/**
 * Finds a person's grant at a brand outside a call of theirs, for example for mail; null if none. Null where they may
 * not.
 */
export async function findGrantFor(
  tx: Tx,
  userId: string,
  brandId: string,
  need: AccessRequirement,
  now: Date,
): Promise<BrandGrant | null> {
  const [place = null] = await findBrandPlaces(tx, [brandId]);
  const found = evaluateGrant(await readSnapshot(tx, userId), place, need, now.getTime());
  return typeof found === 'string' ? null : found;
}

/** A person with any right in a group, and its brand. */
export interface GroupGrant {
  readonly id: string;
  readonly userId: string;
  readonly brandId: string;
  readonly role: string | null;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
}

/** Finds who holds a permission without limits at a brand, from there or above. */
export async function findHolders(
  tx: Tx,
  { groupId, brandId }: GroupBrand,
  permission: Permission,
  now: Date,
): Promise<readonly string[]> {
  const { people } = await findAudience(tx, { groupId, brandId, code: null }, { permission }, now);
  return people.map(({ userId }) => userId);
}

/**
 * Finds the holders nearest to a brand, without `except`: the head office if no one at the location is. A group's
 * head office is asked where nobody at the location can be. Whoever `except` names is left out, such as those whom it is about.
 */
export async function findNearestHolders(
  tx: Tx,
  { groupId, brandId }: GroupBrand,
  permission: Permission,
  { now, except = null }: { readonly now: Date; readonly except?: string | null | readonly (string | null)[] },
): Promise<readonly string[]> {
  const { people } = await findAudience(tx, { groupId, brandId, code: null }, { permission }, now);
  const holders = people.map(({ userId, ways }) => ({
    userId,
    depth: Math.max(...ways.map(({ path }) => path.length)),
  }));
  return nearestOf(holders, except);
}

/**
 * Whether somebody else holds a permission at a brand or above. Nobody decides on what is their own; who runs a place alone may, since
 * nobody else could.
 */
export async function isHeldByOther(
  tx: Tx,
  place: GroupBrand,
  permission: Permission,
  { now, userId }: { readonly now: Date; readonly userId: string },
): Promise<boolean> {
  return inScope(tx, SYSTEM, async (system) =>
    (await findHolders(system, place, permission, now)).some((holder) => holder !== userId),
  );
}

/** Somebody who holds a built-in role at a brand, from there or from above. */
export interface RoleHolder {
  readonly userId: string;
  readonly role: string;
  /** How far down from the root the role was given: the nearest to the brand is the deepest. */
  readonly depth: number;
}

/** Finds who holds one of these built-in roles at a brand now, from there or from above. */
export async function findRoleHolders(
  tx: Tx,
  { groupId, brandId }: GroupBrand,
  roles: readonly string[],
  now: Date,
): Promise<readonly RoleHolder[]> {
  return inScope(tx, SYSTEM, async (db) => {
    const path = (await getBrandPath(db, brandId)).map((brand) => brand.id);
    const places = new Map((await findBrandPlaces(db, path)).map((place) => [place.id, place]));
    return (await findGrantsAt(db, groupId, path, {})).flatMap((row) => {
      const place = places.get(row.brand_id);
      const grant = place === undefined ? null : toHeldGrant(row, place, null);
      const isHeld = grant !== null && isValidAt(grant, now.getTime()) && !grant.suspended;
      return !isHeld || grant.role === null || !roles.includes(grant.role)
        ? []
        : [{ userId: row.user_id, role: grant.role, depth: grant.path.length }];
    });
  });
}

/** All rights given in a group, over or to come included. */
export async function findGroupGrants(tx: Tx, groupId: string): Promise<readonly GroupGrant[]> {
  const rows = await findGrantsOfGroup(tx, groupId);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    brandId: row.brand_id,
    role: row.role ?? row.role_id,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
  }));
}

/** Gives a person a right, as the system: registration, the seed. Calls that people make go through `addGrant`, which asks first. */
export async function grantRole(tx: Tx, hand: ChangeContext, wanted: NewRight): Promise<string> {
  return (await giveRight(tx, hand, wanted)).id;
}

/** Sets what stays hidden from a person in a group, such as sales from a MANAGER_NO_SALES. */
export function setPersona(
  tx: Tx,
  hand: ChangeContext,
  groupId: string,
  userId: string,
  persona: Persona | null,
): Promise<void> {
  return setPersonaOf(tx, hand, groupId, userId, persona);
}

/** Is true if no one else could manage access for the whole group. */
export async function isLastOwner(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const owners = (await findGrantsOfGroup(tx, groupId)).filter(isOwnership).map((row) => row.user_id);
  return owners.includes(userId) && owners.every((id) => id === userId);
}

/** Revokes all of a person's rights in a group; LAST_OWNER if no one else could manage access. */
export async function revokeAllRights(tx: Tx, hand: ChangeContext, groupId: string, userId: string): Promise<number> {
  const rows = (await findGrantsOfGroup(tx, groupId)).filter((row) => row.user_id === userId);
  for (const row of rows) await revokeRight(tx, hand, row);
  return rows.length;
}

/**
 * Is true if someone may revoke each right of a person, of one group alone where it is named, also if the person has none. Whoever
 * holds nothing is above nobody.
 */
export async function canRevokeAll(
  tx: Tx,
  userId: string,
  personId: string,
  now: Date,
  inGroupId?: string,
): Promise<boolean> {
  const theirs = (await readSnapshot(tx, personId)).grants.filter(
    ({ groupId }) => inGroupId === undefined || groupId === inGroupId,
  );
  if (theirs.length === 0) return true;
  const own = (await readSnapshot(tx, userId)).grants;
  return theirs.every(
    ({ groupId, path, ...grant }) => checkOffer(own, { groupId, path }, grant, now.getTime()).allowed,
  );
}

/** A brand of a group. */
interface GroupBrand {
  readonly groupId: string;
  readonly brandId: string;
}

/** The permissions that a person lacks to give this role at this brand; null if they may. */
async function findLackingPermissions(tx: Tx, userId: string, place: GroupBrand, role: RoleCode, now: Date) {
  const { grants } = await readSnapshot(tx, userId);
  const path = (await getBrandPath(tx, place.brandId)).map((brand) => brand.id);
  const offer = { rights: ROLES[role].rights, validUntil: null };
  const answer = checkOffer(grants, { groupId: place.groupId, path }, offer, now.getTime());
  return answer.allowed ? null : answer.missing;
}

/** Refuses with NOT_YOURS_TO_GIVE unless a person may give this role, without end, at this brand: for what gives it later by itself. */
export async function refuseToGive(
  tx: Tx,
  userId: string,
  place: GroupBrand,
  role: RoleCode,
  now: Date,
): Promise<void> {
  const missing = await findLackingPermissions(tx, userId, place, role, now);
  if (missing !== null) throw failure(NOT_YOURS_TO_GIVE, { missing });
}

/** Refuses with NOT_YOURS_TO_GIVE unless a person may give these permissions at this brand until then: to a service. */
export async function refuseToGivePermissions(
  tx: Tx,
  userId: string,
  place: GroupBrand,
  offer: { readonly permissions: readonly Permission[]; readonly validUntil: Date },
  now: Date,
): Promise<void> {
  const { grants } = await readSnapshot(tx, userId);
  const path = (await getBrandPath(tx, place.brandId)).map((brand) => brand.id);
  const given = { rights: unlimitedRights(offer.permissions), validUntil: offer.validUntil.getTime() };
  const answer = checkOffer(grants, { groupId: place.groupId, path }, given, now.getTime());
  if (!answer.allowed) throw failure(NOT_YOURS_TO_GIVE, { missing: answer.missing });
}

/** Is true if a person may give this role, without end, at this brand. */
export async function canGiveRole(
  tx: Tx,
  userId: string,
  place: GroupBrand,
  role: RoleCode,
  now: Date,
): Promise<boolean> {
  return (await findLackingPermissions(tx, userId, place, role, now)) === null;
}

/** Is true if someone holds this role at this very brand, without limits or end. */
export async function holdsRole(
  tx: Tx,
  userId: string,
  { groupId, brandId }: GroupBrand,
  role: RoleCode,
): Promise<boolean> {
  const rows = await findGrantsAt(tx, groupId, [brandId], { userIds: [userId], limit: 1000 });
  return rows.some((row) => row.role === role && row.valid_until === null && Object.keys(row.conditions).length === 0);
}

/** Revokes a right as the system; false if it is the last ownership. Idempotent. One that is gone is gone. */
export async function revokeAsSystem(tx: Tx, hand: ChangeContext, groupId: string, grantId: string): Promise<boolean> {
  const row = await findGrant(tx, grantId);
  try {
    if (row?.group_id === groupId) await revokeRight(tx, hand, row);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.kind === LAST_OWNER) return false;
    throw error;
  }
}

/**
 * Checks if a person may act for another, by the rights in the transaction and not in the cache. Reads rights as they
 * are in the transaction, not as the gate remembers them.
 */
export async function findImpersonationAnswer(
  tx: Tx,
  people: { readonly actorId: string; readonly subjectId: string },
  workplaceIds: readonly string[],
  now: Date,
): Promise<ImpersonationAnswer> {
  const [actor, subject] = [await readSnapshot(tx, people.actorId), await readSnapshot(tx, people.subjectId)];
  const places = await findBrandPlaces(tx, workplaceIds);
  return checkImpersonation({
    ...people,
    actorGrants: actor.grants,
    subjectGrants: subject.grants,
    subjectPlaces: places.map((place) => ({ groupId: place.groupId, path: place.ancestorIds })),
    now: now.getTime(),
  });
}
