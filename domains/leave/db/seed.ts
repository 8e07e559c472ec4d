import { changeSetting } from '@hearth/domains/core/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import { initialVersion } from '@hearth/platform/database/versioned-rows';
import type { Work } from '@hearth/platform/module';
import type { ClosedContent, EntryContent, LeavePolicy } from '../contract/schemas.ts';
import { POLICIES } from '../rules/settings.ts';
import type { TimeOffKind } from '../rules/settings.ts';
import { loadAccounts } from '../server/accounts.ts';
import { insertBalanceChange } from '../server/queries/balance-change.ts';
import { insertClosedPeriod } from '../server/queries/closed-period.ts';

/** Where something is seeded, and who is said to have done it. */
interface SeedPlace {
  readonly groupId: string;
  readonly brandId: string;
  readonly userId: string;
}

/** Sets the policy of one kind of time off at a brand. */
export async function seedPolicy(
  work: Work<'system'>,
  { groupId, brandId, userId }: SeedPlace,
  kind: TimeOffKind,
  value: LeavePolicy,
): Promise<void> {
  const id = brandId as GrantedBrandId;
  const grant: BrandGrant = { brandId: id, groupId, nodes: [id], codes: null, holds: () => true };
  await changeSetting({ ...work, grant, actor: { userId, sessionId: '', epoch: 0 } }, POLICIES[kind], {
    value,
    read: 0,
  });
}

/** Closes days at a brand. */
export async function seedClosedDays(
  { db, clock }: Work<'system'>,
  { groupId, brandId, userId }: SeedPlace,
  days: ClosedContent,
): Promise<void> {
  const at = clock.now();
  await insertClosedPeriod(db, {
    ...days,
    ...initialVersion({ by: userId, at }),
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    idempotency_key: newId(),
  });
}

/** Enters something on somebody's account, which a policy counts; nobody is told. */
export async function seedBalanceChange(
  { db, clock }: Work<'system'>,
  person: { readonly groupId: string; readonly employeeId: string; readonly userId: string },
  kind: TimeOffKind,
  entry: EntryContent,
  reason: string,
): Promise<void> {
  const at = clock.now();
  const held = (await loadAccounts(db, [person.employeeId], at)).get(person.employeeId)?.of(kind);
  if (held === undefined) throw new Error(`No policy counts ${kind} here.`);
  await insertBalanceChange(db, {
    id: newId(at.getTime()),
    group_id: person.groupId,
    employee_id: person.employeeId,
    time_off_kind: kind,
    kind: entry.kind,
    on_day: entry.on,
    amount: entry.kind === 'WEEK_DAYS' ? null : entry.amount,
    unit: entry.kind === 'WEEK_DAYS' ? null : held.account.policy.unit,
    week_days: entry.kind === 'WEEK_DAYS' ? entry.week_days : null,
    reason,
    at,
    by_user: person.userId,
    idempotency_key: newId(),
  });
}
