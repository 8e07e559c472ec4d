import { canRevokeAll } from '@hearth/domains/access/service';
import { findPerson } from '@hearth/domains/identity/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { EmployeeStatus } from '../contract/schemas.ts';
import { cardFor } from '../rules/invitation.ts';
import { findByUser } from './queries/employment.ts';

interface CardEmployee {
  readonly group_id: string;
  readonly user_id: string | null;
  readonly status: EmployeeStatus;
}

/**
 * Which card somebody may get from a manager now, or why none. Asked when a card is made and again when it is used: the
 * person may have risen, left or got an account in between.
 */
export async function findPermittedCard(
  tx: Tx,
  employee: CardEmployee,
  managerId: string,
  now: Date,
): Promise<{ readonly card: ReturnType<typeof cardFor>; readonly username: string | null }> {
  const hasEnded = employee.status === 'ENDED';
  if (employee.user_id === null) return { card: cardFor({ hasEnded, account: null }), username: null };
  const { user_id: userId, group_id: groupId } = employee;
  const person = await findPerson(tx, userId);
  const employments = await inScope(tx, SYSTEM, (db) => findByUser(db, userId));
  const account = {
    isOwn: userId === managerId,
    email: person?.email ?? null,
    externalAuthSource: person?.externalAuthSource ?? null,
    isDisabled: person?.isDisabled ?? true,
    worksElsewhere: employments.some((employment) => employment.group_id !== groupId),
    isBelow: await canRevokeAll(tx, managerId, userId, now),
  };
  return { card: cardFor({ hasEnded, account }), username: person?.username ?? null };
}
