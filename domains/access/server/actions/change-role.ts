import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandPlace, ChangeContext } from '@hearth/domains/core/service';
import { endActingAround } from '@hearth/domains/identity/service';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, json, SYSTEM, violatedConstraint } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { POLICY_CHANGED } from '../../contract/events.ts';
import { NOT_YOURS_TO_GIVE, ROLE_NAME_TAKEN } from '../../contract/failures.ts';
import type { ChangeLine, RoleRight } from '../../contract/schemas.ts';
import { isNarrowable } from '../../rules/conditions.ts';
import { checkRoleChange } from '../../rules/elevation.ts';
import type { BrandPath } from '../../rules/grant.ts';
import type { Rights } from '../../rules/rights.ts';
import { requireOwner } from './change-rights.ts';
import { insertChange } from '../queries/change.ts';
import { lockGrantsAt } from '../queries/grant.ts';
import { findHoldersOfRole, findRole, findStrayBrands, insertRole, roleRows } from '../queries/role.ts';
import type { RoleRow } from '../queries/role.ts';
import { readSnapshot } from '../snapshot.ts';
import { toConditions, parseStoredRights, toStoredRights } from '../stored-rights.ts';

/** As many people are named in one piece of news. */
const TOPICS_AT_ONCE = 150;

/** Parses the rights of a submitted role; refuses duplicate permissions and unknown limits. */
export function parseRoleRights(lines: readonly RoleRight[]): Rights {
  const rights = new Map(lines.map(({ name, conditions }) => [name, toConditions(conditions)]));
  if (rights.size < lines.length)
    throw invalid([{ field: 'rights', rule: 'once', message: 'must name each permission once' }]);
  for (const [name, conditions] of rights) {
    for (const type of Object.keys(conditions) as (keyof typeof conditions)[]) {
      if (!isNarrowable(name, type))
        throw invalid([{ field: 'rights', rule: 'narrowable', message: `${name} cannot be limited by ${type}` }]);
    }
  }
  return rights;
}

/**
 * Loads a role at or below the caller's brand, locked on request; NOT_FOUND otherwise. `lock` keeps others from
 * changing it.
 */
export async function requireRole(
  tx: Tx,
  grant: { readonly groupId: string; readonly brandId: string },
  roleId: string,
  lock: 'lock' | 'read',
): Promise<{ readonly role: RoleRow; readonly place: BrandPlace }> {
  const role = await findRole(tx, grant.groupId, roleId, lock);
  const [place] = role === undefined ? [] : await findBrandPlaces(tx, [role.brand_id]);
  if (role === undefined || place === undefined || !place.ancestorIds.includes(grant.brandId)) throw failure(NOT_FOUND);
  return { role, place };
}

/** Finds where a role is in effect: at its brand, and where it is still held after a move. */
export async function findRolePlaces(tx: Tx, role: RoleRow, place: BrandPlace): Promise<readonly BrandPath[]> {
  const stray = await findBrandPlaces(tx, await findStrayBrands(tx, role));
  return [place, ...stray].map(toPlace);
}

/** Refuses with NOT_YOURS_TO_GIVE what a person may not make of a role. Reads rights as they are, not as the gate remembers them. */
export async function refuseReshaping(
  tx: Tx,
  userId: string,
  reshaping: Parameters<typeof checkRoleChange>[1],
  now: Date,
): Promise<void> {
  const { grants } = await readSnapshot(tx, userId);
  const answer = checkRoleChange(grants, reshaping, now.getTime());
  if (!answer.allowed) throw failure(NOT_YOURS_TO_GIVE, { missing: answer.missing });
}

/** Makes a role. That the hand may is the caller's business. */
export async function createRole(
  tx: Tx,
  hand: ChangeContext,
  wanted: Pick<RoleRow, 'group_id' | 'brand_id' | 'name' | 'description' | 'based_on'> & { readonly rights: Rights },
): Promise<RoleRow> {
  const { rights, ...columns } = wanted;
  const role = await refuseTakenName(() =>
    insertRole(tx, {
      ...columns,
      id: newId(hand.now.getTime()),
      rights: toStoredRights(rights),
      changed_at: hand.now,
      changed_by: hand.actorId,
    }),
  );
  await recordChange(tx, hand, 'ROLE_CREATED', null, role);
  return role;
}

/**
 * Replaces a role's content for all holders. The caller has checked the editor's rights. That the hand may is the
 * caller's business.
 */
export async function updateRole(
  tx: Tx,
  hand: ChangeContext,
  role: RoleRow,
  content: Pick<RoleRow, 'name' | 'description'> & { readonly rights: Rights },
): Promise<RoleRow> {
  const { rights, ...columns } = content;
  return inScope(tx, SYSTEM, async (db) => {
    const losesOwners = parseStoredRights(role.rights).has('MANAGE_ACCESS') && !rights.has('MANAGE_ACCESS');
    const after = await refuseTakenName(() =>
      roleRows.rewrite(db, role.id, {
        ...columns,
        rights: json(toStoredRights(rights)),
        changed_at: hand.now,
        changed_by: hand.actorId,
      }),
    );
    if (losesOwners) requireOwner(await lockGrantsAt(db, role.group_id, role.group_id), hand.now);
    await recordChange(db, hand, 'ROLE_CHANGED', role, after);
    await announceRoleChange(db, hand, after);
    return after;
  });
}

/** Puts a role away or brings it back. Nothing changes for those who hold it. */
export async function setArchived(tx: Tx, hand: ChangeContext, role: RoleRow, archived: boolean): Promise<RoleRow> {
  const after = await refuseTakenName(() =>
    roleRows.rewrite(tx, role.id, {
      archived_at: archived ? hand.now : null,
      changed_at: hand.now,
      changed_by: hand.actorId,
    }),
  );
  await recordChange(tx, hand, archived ? 'ROLE_ARCHIVED' : 'ROLE_RESTORED', role, after);
  return after;
}

function toPlace({ groupId, ancestorIds }: BrandPlace): BrandPath {
  return { groupId, path: ancestorIds };
}

async function refuseTakenName(write: () => Promise<RoleRow>): Promise<RoleRow> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'role_name_once') throw failure(ROLE_NAME_TAKEN);
    throw error;
  }
}

function roleContent(role: RoleRow | null): Readonly<Record<string, unknown>> | null {
  return role === null
    ? null
    : { name: role.name, description: role.description, rights: role.rights, archived: role.archived_at !== null };
}

function recordChange(
  tx: Tx,
  hand: ChangeContext,
  action: ChangeLine['action'],
  before: RoleRow | null,
  after: RoleRow,
): Promise<void> {
  return insertChange(tx, {
    groupId: after.group_id,
    brandId: after.brand_id,
    userId: null,
    actorId: hand.actorId,
    at: hand.now,
    action,
    detail: {
      role_id: after.id,
      role_name: after.name,
      version: after.version,
      before: roleContent(before),
      after: roleContent(after),
    },
  });
}

/** Tells all nodes and the open pages of all holders that a role changed. */
async function announceRoleChange(db: Tx, hand: ChangeContext, role: RoleRow): Promise<void> {
  const holders = await findHoldersOfRole(db, role.group_id, role.id);
  await endActingAround({ db, emit: hand.emit, clock: { now: () => hand.now } }, holders);
  for (let from = 0; from === 0 || from < holders.length; from += TOPICS_AT_ONCE) {
    await hand.emit(
      POLICY_CHANGED.of({
        group_id: role.group_id,
        topics: holders.slice(from, from + TOPICS_AT_ONCE).map((id) => `user:${id}` as const),
        data: { user_id: null, role_id: role.id },
      }),
    );
  }
}
