import { readJointHolders } from '@hearth/domains/access/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { ELIGIBILITY_NOT_HELD, ELIGIBILITY_OWN } from '../contract/failures.ts';
import { type CaseRow, findCasesOf, findReachedCase, type Subject } from './queries/work-case.ts';

/** What somebody holds together who decides: they manage the team, and see who people are and what they may do. */
export const DECIDING: readonly [Permission, ...Permission[]] = ['MANAGE_TEAM', 'VIEW_IDENTITY', 'VIEW_IMMIGRATION'];

/** Whether a caller sees what people hand in for a check. */
export function seesChecks(grant: { holds(permission: Permission): boolean }): boolean {
  return grant.holds('VIEW_IDENTITY') && grant.holds('VIEW_IMMIGRATION');
}

/** Refuses who does not see what a check is about. */
export function requireSight(grant: { holds(permission: Permission): boolean }): void {
  if (!seesChecks(grant)) throw failure(ELIGIBILITY_NOT_HELD);
}

/** A case of somebody whom the caller’s right reaches and whose documents they see; any other is NOT_FOUND. */
export async function getReachedCase(tx: Tx, grant: BrandGrant, id: string, now: Date): Promise<CaseRow> {
  requireSight(grant);
  const row = await findReachedCase(tx, grant, id, now);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Whether a caller decides on somebody: not on themselves, unless nobody else could. */
export async function mayDecide(
  tx: Tx,
  of: Pick<Subject, 'user_id' | 'group_id' | 'location_id'>,
  by: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  if (of.user_id !== by.userId) return true;
  return inScope(tx, SYSTEM, async (system) => {
    const holders = await readJointHolders(system, { groupId: of.group_id, brandIds: [of.location_id] }, by.now);
    return holders.of(of.location_id, DECIDING).every(({ userId }) => userId === by.userId);
  });
}

export async function refuseOwn(
  tx: Tx,
  of: CaseRow,
  by: { readonly userId: string; readonly now: Date },
): Promise<void> {
  if (!(await mayDecide(tx, of, by))) throw failure(ELIGIBILITY_OWN);
}

/** A case of the signed-in person at an employer that they work for; any other is as unknown as one that does not exist. */
export async function findOwnCases(tx: Tx<'self'>, now: Date): Promise<CaseRow[]> {
  const own = (await findMyEmployments(tx)).map(({ id }) => id);
  const rows = await inScope(tx, SYSTEM, (system) => findCasesOf(system, own, now));
  return rows.filter((row) => row.is_active);
}

export async function getOwnCase(tx: Tx<'self'>, id: string, now: Date): Promise<CaseRow> {
  const row = (await findOwnCases(tx, now)).find((one) => one.id === id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}
