import { findBrandPlaces, getBrandPath } from '@hearth/domains/core/service';
import type { Hand } from '@hearth/domains/core/service';
import { Failure, failure } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import type { BrandGrant } from '@hearth/kit/access';
import type { Need, Standing } from '@hearth/platform/access/sources';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { HeldPermissionLine } from '../contract/schemas.ts';
import { LAST_OWNER, NOT_YOURS_TO_GIVE } from '../contract/failures.ts';
import { mayOffer } from '../rules/elevation.ts';
import { mayActFor } from '../rules/impersonation.ts';
import type { MayAct } from '../rules/impersonation.ts';
import { isValidAt } from '../rules/grant.ts';
import { permissionsAt } from '../rules/policy.ts';
import { ROLES } from '../rules/roles.ts';
import type { RoleCode } from '../rules/roles.ts';
import type { Persona } from '../rules/persona.ts';
import type { Place } from '../rules/grant.ts';
import { audienceAt } from './audience.ts';
import { give, isOwnership, setPersonaOf, take } from './change-rights.ts';
import type { WantedGrant } from './change-rights.ts';
import { presentPermission } from './present.ts';
import { grantFrom } from './grant-from.ts';
import { findGrant, findGrantsAt, findGrantsOfGroup } from './queries/grant.ts';
import { findSignInPolicy } from './queries/sign-in-policy.ts';
import { asGrant, groupsIn, readSnapshot } from './snapshot.ts';
import type { PolicySnapshot } from './snapshot.ts';

export { hasOwner } from './queries/owner.ts';
export { groupsIn } from './snapshot.ts';
export { domainChecks, tellOfDomain } from './proven-domains.ts';
export type { DomainLetters } from './proven-domains.ts';
export { addressOfInvitation } from './proven-invitation.ts';
export { isValidAt } from '../rules/grant.ts';
export type { HeldGrant, PolicySnapshot } from './snapshot.ts';
export type { WantedGrant } from './change-rights.ts';
export type { Persona } from '../rules/persona.ts';
export type { NoActing } from '../rules/impersonation.ts';
export { isRoleCode } from '../rules/roles.ts';
export type { RoleCode } from '../rules/roles.ts';

/** Everything that decides what the caller may do, out of what the gate knows of them. */
export function policyOf(standing: Standing): PolicySnapshot {
  if ('grants' in standing) return standing as PolicySnapshot;
  throw new Error('This standing was not made by the source of policies.');
}

/** The groups in which a person holds any right at a moment. */
export async function findGroupsOf(tx: Tx, userId: string, now: Date): Promise<readonly string[]> {
  return groupsIn(await readSnapshot(tx, userId), now.getTime());
}

/**
 * Whether a sign-in through a group's provider passes without the account's own second step: the group says so, and so does
 * every other group in which the person holds a right.
 */
export async function trustsProviderOf(tx: Tx, groupId: string, userId: string, now: Date): Promise<boolean> {
  return inScope(tx, SYSTEM, async (db) => {
    const groups = new Set([groupId, ...(await findGroupsOf(db, userId, now))]);
    for (const id of groups) if (!(await findSignInPolicy(db, id)).trusts_provider) return false;
    return true;
  });
}

/** What a person may do at a brand, as it stands in answers. */
export function permissionLinesAt(snapshot: PolicySnapshot, place: Place, now: Date): readonly HeldPermissionLine[] {
  return permissionsAt(snapshot.grants, place, now.getTime()).map(presentPermission);
}

/** What a person may do at a brand, outside a call of theirs: mail that they are sent, or that they sent. Null where they may not. */
export async function findGrantOf(
  tx: Tx,
  userId: string,
  brandId: string,
  need: Need,
  now: Date,
): Promise<BrandGrant | null> {
  const [place = null] = await findBrandPlaces(tx, [brandId]);
  const found = grantFrom(await readSnapshot(tx, userId), place, need, now.getTime());
  return typeof found === 'string' ? null : found;
}

/** Who holds any right at or below which brand of a group. */
export interface GroupGrant {
  readonly id: string;
  readonly userId: string;
  readonly brandId: string;
  readonly role: string | null;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
}

/** Who holds a permission at a brand, from there or from above, without being narrowed to anything. */
export async function findHolders(
  tx: Tx,
  { groupId, brandId }: PlaceOfGroup,
  permission: Permission,
  now: Date,
): Promise<readonly string[]> {
  const { people } = await audienceAt(tx, { groupId, brandId, code: null }, { permission }, now);
  return people.map(({ userId }) => userId);
}

/**
 * Who is to deal with something at a brand: of those who hold the permission there, whoever holds it nearest to it. A group's head
 * office is asked where nobody at the location can be. `except` is left out, such as whoever it is about.
 */
export async function findNearestHolders(
  tx: Tx,
  { groupId, brandId }: PlaceOfGroup,
  permission: Permission,
  { now, except }: { readonly now: Date; readonly except?: string | null | undefined },
): Promise<readonly string[]> {
  const { people } = await audienceAt(tx, { groupId, brandId, code: null }, { permission }, now);
  const others = people.filter(({ userId }) => userId !== except);
  const depthOf = ({ ways }: (typeof people)[number]): number => Math.max(...ways.map(({ path }) => path.length));
  const nearest = Math.max(...others.map(depthOf));
  return others.filter((person) => depthOf(person) === nearest).map(({ userId }) => userId);
}

/** Somebody who holds a built-in role at a place, from there or from above. */
export interface RoleHolder {
  readonly userId: string;
  readonly role: string;
  /** How far down from the root the role was given: the nearest to the place is the deepest. */
  readonly depth: number;
}

/** Who holds one of these built-in roles at a place now, from there or from above. */
export async function findRoleHolders(
  tx: Tx,
  { groupId, brandId }: PlaceOfGroup,
  roles: readonly string[],
  now: Date,
): Promise<readonly RoleHolder[]> {
  return inScope(tx, SYSTEM, async (db) => {
    const path = (await getBrandPath(db, brandId)).map((brand) => brand.id);
    const places = new Map((await findBrandPlaces(db, path)).map((place) => [place.id, place]));
    return (await findGrantsAt(db, groupId, path, {})).flatMap((row) => {
      const place = places.get(row.brand_id);
      const grant = place === undefined ? null : asGrant(row, place, null);
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
export async function grantRole(tx: Tx, hand: Hand, wanted: WantedGrant): Promise<string> {
  return (await give(tx, hand, wanted)).id;
}

/** Sets what stays hidden from a person in a group, such as sales from a MANAGER_NO_SALES. */
export function setPersona(
  tx: Tx,
  hand: Hand,
  groupId: string,
  userId: string,
  persona: Persona | null,
): Promise<void> {
  return setPersonaOf(tx, hand, groupId, userId, persona);
}

/** Whether nobody else could manage access for the whole group if this person were gone. */
export async function isLastOwner(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const owners = (await findGrantsOfGroup(tx, groupId)).filter(isOwnership).map((row) => row.user_id);
  return owners.includes(userId) && owners.every((id) => id === userId);
}

/** Takes every right in a group away from a person; refuses with LAST_OWNER when nobody could manage access any more. */
export async function takeAllRights(tx: Tx, hand: Hand, groupId: string, userId: string): Promise<number> {
  const rows = (await findGrantsOfGroup(tx, groupId)).filter((row) => row.user_id === userId);
  for (const row of rows) await take(tx, hand, row);
  return rows.length;
}

/**
 * Whether somebody may take every right of a person away: they manage access wherever the person holds one, and hold as much
 * there. Whoever holds nothing is above nobody.
 */
export async function standsAbove(tx: Tx, userId: string, personId: string, now: Date): Promise<boolean> {
  const theirs = (await readSnapshot(tx, personId)).grants;
  if (theirs.length === 0) return true;
  const own = (await readSnapshot(tx, userId)).grants;
  return theirs.every(({ groupId, path, ...grant }) => mayOffer(own, { groupId, path }, grant, now.getTime()).allowed);
}

/** A place of a group. */
interface PlaceOfGroup {
  readonly groupId: string;
  readonly brandId: string;
}

/** The permissions that a person lacks to give this role, without end, at this brand; null when they may give it. */
async function lackingToGive(tx: Tx, userId: string, place: PlaceOfGroup, role: RoleCode, now: Date) {
  const { grants } = await readSnapshot(tx, userId);
  const path = (await getBrandPath(tx, place.brandId)).map((brand) => brand.id);
  const offer = { rights: ROLES[role].rights, validUntil: null };
  const answer = mayOffer(grants, { groupId: place.groupId, path }, offer, now.getTime());
  return answer.allowed ? null : answer.missing;
}

/** Refuses with NOT_YOURS_TO_GIVE unless a person may give this role, without end, at this brand: for what gives it later by itself. */
export async function refuseToGive(
  tx: Tx,
  userId: string,
  place: PlaceOfGroup,
  role: RoleCode,
  now: Date,
): Promise<void> {
  const missing = await lackingToGive(tx, userId, place, role, now);
  if (missing !== null) throw failure(NOT_YOURS_TO_GIVE, { missing });
}

/** Whether a person may give this role, without end, at this brand. */
export async function mayGive(
  tx: Tx,
  userId: string,
  place: PlaceOfGroup,
  role: RoleCode,
  now: Date,
): Promise<boolean> {
  return (await lackingToGive(tx, userId, place, role, now)) === null;
}

/** Whether somebody holds this role at this very brand, without end and for everything. */
export async function holdsRole(
  tx: Tx,
  userId: string,
  { groupId, brandId }: PlaceOfGroup,
  role: RoleCode,
): Promise<boolean> {
  const rows = await findGrantsAt(tx, groupId, [brandId], { userIds: [userId], limit: 1000 });
  return rows.some((row) => row.role === role && row.valid_until === null && Object.keys(row.conditions).length === 0);
}

/** Takes a right of a group away again, as the system; false when it stays, because nobody else could manage access. One that is gone is gone. */
export async function takeRight(tx: Tx, hand: Hand, groupId: string, grantId: string): Promise<boolean> {
  const row = await findGrant(tx, grantId);
  try {
    if (row?.group_id === groupId) await take(tx, hand, row);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.kind === LAST_OWNER) return false;
    throw error;
  }
}

/**
 * Whether a person may act for another one, who works or worked at the given brands. Reads rights as they are in the
 * transaction, not as the gate remembers them.
 */
export async function mayAct(
  tx: Tx,
  people: { readonly actorId: string; readonly subjectId: string },
  workplaceIds: readonly string[],
  now: Date,
): Promise<MayAct> {
  const [actor, subject] = [await readSnapshot(tx, people.actorId), await readSnapshot(tx, people.subjectId)];
  const places = await findBrandPlaces(tx, workplaceIds);
  return mayActFor({
    ...people,
    actorGrants: actor.grants,
    subjectGrants: subject.grants,
    subjectPlaces: places.map((place) => ({ groupId: place.groupId, path: place.ancestorIds })),
    now: now.getTime(),
  });
}
