import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandPlace, Hand } from '@hearth/domains/core/service';
import { endActingAround } from '@hearth/domains/identity/service';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, json, SYSTEM, violatedUnique } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { POLICY_CHANGED } from '../contract/events.ts';
import { NOT_YOURS_TO_GIVE, ROLE_NAME_TAKEN } from '../contract/failures.ts';
import type { ChangeLine, RoleRight } from '../contract/schemas.ts';
import { isNarrowable } from '../rules/conditions.ts';
import { mayReshape } from '../rules/elevation.ts';
import type { Place } from '../rules/grant.ts';
import type { Rights } from '../rules/rights.ts';
import { refuseWithoutOwner } from './change-rights.ts';
import { insertChange } from './queries/change.ts';
import { lockGrantsAt } from './queries/grant.ts';
import { findHoldersOfRole, findRole, findStrayBrands, insertRole, roleRows } from './queries/role.ts';
import type { RoleRow } from './queries/role.ts';
import { readSnapshot } from './snapshot.ts';
import { conditionsOf, rightsOfRole, storedRights } from './stored-rights.ts';

/** As many people are named in one piece of news. */
const TOPICS_AT_ONCE = 150;

/** Reads the rights that somebody wrote for a role; refuses a permission twice, and a limit that it does not know. */
export function writtenRights(lines: readonly RoleRight[]): Rights {
  const rights = new Map(lines.map(({ name, conditions }) => [name, conditionsOf(conditions)]));
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

/** The role of this id, if it stands at or below the brand of the caller's right; else NOT_FOUND. `lock` keeps others from changing it. */
export async function provenRole(
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

/** Where a role counts: at its brand, and at every brand elsewhere at which somebody holds it still, after a move. */
export async function placesOfRole(tx: Tx, role: RoleRow, place: BrandPlace): Promise<readonly Place[]> {
  const stray = await findBrandPlaces(tx, await findStrayBrands(tx, role));
  return [place, ...stray].map(asRulePlace);
}

/** Refuses with NOT_YOURS_TO_GIVE what a person may not make of a role. Reads rights as they are, not as the gate remembers them. */
export async function refuseReshaping(
  tx: Tx,
  userId: string,
  reshaping: Parameters<typeof mayReshape>[1],
  now: Date,
): Promise<void> {
  const { grants } = await readSnapshot(tx, userId);
  const answer = mayReshape(grants, reshaping, now.getTime());
  if (!answer.allowed) throw failure(NOT_YOURS_TO_GIVE, { missing: answer.missing });
}

/** Makes a role. That the hand may is the caller's business. */
export async function createRole(
  tx: Tx,
  hand: Hand,
  wanted: Pick<RoleRow, 'group_id' | 'brand_id' | 'name' | 'description' | 'based_on'> & { readonly rights: Rights },
): Promise<RoleRow> {
  const { rights, ...columns } = wanted;
  const role = await named(() =>
    insertRole(tx, {
      ...columns,
      id: newId(hand.now.getTime()),
      rights: storedRights(rights),
      changed_at: hand.now,
      changed_by: hand.actorId,
    }),
  );
  await note(tx, hand, 'ROLE_CREATED', null, role);
  return role;
}

/** Writes another content of a role, for everybody who holds it. That the hand may is the caller's business. */
export async function rewriteRole(
  tx: Tx,
  hand: Hand,
  role: RoleRow,
  content: Pick<RoleRow, 'name' | 'description'> & { readonly rights: Rights },
): Promise<RoleRow> {
  const { rights, ...columns } = content;
  return inScope(tx, SYSTEM, async (db) => {
    const losesOwners = rightsOfRole(role.rights).has('MANAGE_ACCESS') && !rights.has('MANAGE_ACCESS');
    const after = await named(() =>
      roleRows.rewrite(db, role.id, {
        ...columns,
        rights: json(storedRights(rights)),
        changed_at: hand.now,
        changed_by: hand.actorId,
      }),
    );
    if (losesOwners) refuseWithoutOwner(await lockGrantsAt(db, role.group_id, role.group_id), hand.now);
    await note(db, hand, 'ROLE_CHANGED', role, after);
    await announceRole(db, hand, after);
    return after;
  });
}

/** Puts a role away or brings it back. Nothing changes for those who hold it. */
export async function setArchived(tx: Tx, hand: Hand, role: RoleRow, archived: boolean): Promise<RoleRow> {
  const after = await named(() =>
    roleRows.rewrite(tx, role.id, {
      archived_at: archived ? hand.now : null,
      changed_at: hand.now,
      changed_by: hand.actorId,
    }),
  );
  await note(tx, hand, archived ? 'ROLE_ARCHIVED' : 'ROLE_RESTORED', role, after);
  return after;
}

function asRulePlace({ groupId, ancestorIds }: BrandPlace): Place {
  return { groupId, path: ancestorIds };
}

async function named(write: () => Promise<RoleRow>): Promise<RoleRow> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === 'role_name_once') throw failure(ROLE_NAME_TAKEN);
    throw error;
  }
}

function contentOf(role: RoleRow | null): Readonly<Record<string, unknown>> | null {
  return role === null
    ? null
    : { name: role.name, description: role.description, rights: role.rights, archived: role.archived_at !== null };
}

function note(tx: Tx, hand: Hand, action: ChangeLine['action'], before: RoleRow | null, after: RoleRow): Promise<void> {
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
      before: contentOf(before),
      after: contentOf(after),
    },
  });
}

/** Tells every node, and the open pages of everybody who holds the role, that it is not what it was. */
async function announceRole(db: Tx, hand: Hand, role: RoleRow): Promise<void> {
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
