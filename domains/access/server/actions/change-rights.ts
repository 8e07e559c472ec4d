import type { ChangeContext } from '@hearth/domains/core/service';
import { endActingAround, setEmployer } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { inScope, SYSTEM, violatedConstraint } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { POLICY_CHANGED } from '../../contract/events.ts';
import { ALREADY_GRANTED, LAST_OWNER } from '../../contract/failures.ts';
import type { Conditions } from '../../rules/conditions.ts';
import type { Persona } from '../../rules/persona.ts';
import type { RoleCode } from '../../rules/roles.ts';
import { insertChange } from '../queries/change.ts';
import * as queries from '../queries/grant.ts';
import type { GrantRow } from '../queries/grant.ts';
import { isMember } from '../queries/membership.ts';
import type { Consent } from '../queries/tables.ts';
import { updateSecondFactorDemand } from '../second-factor-demand.ts';
import { findGroups, readSnapshot } from '../snapshot.ts';
import { resolveGrantRights } from '../stored-rights.ts';

/** The content of a grant: a built-in role, a custom role by id, or single permissions. */
export type GrantContent =
  | { readonly role: RoleCode }
  | { readonly roleId: string }
  | { readonly permissions: readonly Permission[] };

/** A right to give. */
export type NewRight = {
  /** The id that it had before it was taken away; a new one when absent. */
  readonly id?: string;
  readonly userId: string;
  readonly groupId: string;
  readonly brandId: string;
  readonly conditions?: Conditions;
  readonly validFrom?: Date;
  readonly validUntil?: Date | null;
  /** By what the person agreed. */
  readonly consent: Consent;
} & GrantContent;

/**
 * Tells all nodes and the person's open pages that their rights changed, and rechecks impersonations. Whether they
 * may act for others, and others for them, has to be decided anew.
 */
async function announceChange(db: Tx, hand: ChangeContext, groupId: string, userId: string): Promise<void> {
  await endActingAround({ db, emit: hand.emit, clock: { now: () => hand.now } }, [userId]);
  await hand.emit(
    POLICY_CHANGED.of({
      group_id: groupId,
      topics: [`user:${userId}`],
      data: { user_id: userId, role_id: null },
    }),
  );
}

/**
 * Gives a right without checking the giver, which is the caller's duty; makes no one a member. Whoever does not
 * belong to the group yet is never given one as a member.
 */
export async function giveRight(tx: Tx, hand: ChangeContext, wanted: NewRight): Promise<GrantRow> {
  return inScope(tx, SYSTEM, async (db) => {
    // One that is given back was agreed to when it was given.
    const isNew = wanted.id === undefined;
    if (isNew && wanted.consent === 'MEMBER' && !(await isMember(db, wanted.groupId, wanted.userId, hand.now)))
      throw new Error('A right was to be given to somebody who has not agreed to it.');
    const row = await insertRight(db, hand, wanted);
    await setEmployer(db, wanted.userId);
    await insertChange(db, {
      groupId: wanted.groupId,
      brandId: wanted.brandId,
      userId: wanted.userId,
      actorId: hand.actorId,
      at: hand.now,
      action: 'GRANTED',
      detail: toChangeDetail(row),
    });
    await announceChange(db, hand, wanted.groupId, wanted.userId);
    await updateSecondFactorDemand(db, hand.emit, [wanted.userId]);
    return row;
  });
}

async function insertRight(tx: Tx, hand: ChangeContext, wanted: NewRight): Promise<GrantRow> {
  try {
    return await queries.insertGrant(tx, {
      id: wanted.id ?? newId(hand.now.getTime()),
      groupId: wanted.groupId,
      brandId: wanted.brandId,
      userId: wanted.userId,
      role: 'role' in wanted ? wanted.role : null,
      permissions: 'permissions' in wanted ? wanted.permissions : null,
      roleId: 'roleId' in wanted ? wanted.roleId : null,
      conditions: wanted.conditions ?? {},
      validFrom: wanted.validFrom ?? hand.now,
      validUntil: wanted.validUntil ?? null,
      grantedBy: hand.actorId,
      consent: wanted.consent,
    });
  } catch (error) {
    if (['grant_once', 'grant_of_own_role_once', 'grant_pkey'].includes(violatedConstraint(error) ?? ''))
      throw failure(ALREADY_GRANTED);
    throw error;
  }
}

/**
 * Revokes a right; refuses for the last unlimited owner of the whole group. The last one who can manage access for
 * the whole group, without end, keeps it.
 */
export async function revokeRight(
  tx: Tx,
  hand: ChangeContext,
  row: GrantRow,
  action: 'REVOKED' | 'LEFT' = 'REVOKED',
): Promise<void> {
  await inScope(tx, SYSTEM, async (db) => {
    if (isOwnership(row)) {
      const others = (await queries.lockGrantsAt(db, row.group_id, row.brand_id)).filter((one) => one.id !== row.id);
      requireOwner(others, hand.now);
    }
    await queries.deleteGrant(db, row.id);
    await insertChange(db, {
      groupId: row.group_id,
      brandId: row.brand_id,
      userId: row.user_id,
      actorId: hand.actorId,
      at: hand.now,
      action,
      detail: toChangeDetail(row),
    });
    const left = findGroups(await readSnapshot(db, row.user_id), hand.now.getTime());
    if (left.length === 0) await setEmployer(db, row.user_id, false);
    await announceChange(db, hand, row.group_id, row.user_id);
    await updateSecondFactorDemand(db, hand.emit, [row.user_id]);
  });
}

/** Sets what stays hidden from a person in a group; null hides nothing. */
export async function setPersonaOf(
  tx: Tx,
  hand: ChangeContext,
  groupId: string,
  userId: string,
  persona: Persona | null,
): Promise<void> {
  await inScope(tx, SYSTEM, async (db) => {
    if (persona === null) await queries.deletePersona(db, groupId, userId);
    else await queries.upsertPersona(db, { group_id: groupId, user_id: userId, name: persona });
    await insertChange(db, {
      groupId,
      brandId: groupId,
      userId,
      actorId: hand.actorId,
      at: hand.now,
      action: persona === null ? 'PERSONA_REMOVED' : 'PERSONA_SET',
      detail: { persona },
    });
    await announceChange(db, hand, groupId, userId);
  });
}

/** Refuses with LAST_OWNER if none of the rights at a group's root is an ownership. */
export function requireOwner(rows: readonly GrantRow[], now: Date): void {
  if (!rows.some((row) => isOwnership(row) && row.valid_from <= now)) throw failure(LAST_OWNER);
}

/** Is true if a right manages access for the whole group without an end date. */
export function isOwnership(row: GrantRow): boolean {
  return (
    row.brand_id === row.group_id &&
    row.valid_until === null &&
    Object.keys(row.conditions).length === 0 &&
    resolveGrantRights(row).has('MANAGE_ACCESS')
  );
}

function toChangeDetail(row: GrantRow): Record<string, unknown> {
  return {
    grant_id: row.id,
    role: row.role,
    role_id: row.role_id,
    role_name: row.role_name,
    permissions: row.permissions,
    conditions: row.conditions,
    valid_from: row.valid_from.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    consent: row.consent,
  };
}
