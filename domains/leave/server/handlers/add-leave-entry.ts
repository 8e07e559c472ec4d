import { isHeldByOther } from '@hearth/domains/access/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { addLeaveEntry as contract } from '../../contract/endpoints.ts';
import { BALANCE_CHANGED } from '../../contract/events.ts';
import { BALANCE_OWN, NO_POLICY } from '../../contract/failures.ts';
import { loadAccounts } from '../accounts.ts';
import { presentEntries } from '../present.ts';
import { findBalanceChangeByKey, insertBalanceChange } from '../queries/balance-change.ts';
import type { BalanceChangeRow } from '../queries/balance-change.ts';
import { getReachedEmployee } from '../reached-employee.ts';

/**
 * Rows are only added: a mistake is put right by another one, and both stay. Nobody adjusts their own balance, unless nobody else could:
 * somebody who runs a place alone.
 */
export const addLeaveEntry = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock, emit } = work;
  const person = await getReachedEmployee(db, grant, params.employee_id);
  const sender = { placeId: person.id, userId: actor.userId };
  const made = await findBalanceChangeByKey(db, grant.groupId, body.idempotency_key, sender);
  const present = async (row: BalanceChangeRow) => {
    const [entry] = await presentEntries(db, [row]);
    if (entry === undefined) throw new Error('One row is one entry.');
    return entry;
  };
  if (made !== undefined) return present(made);
  const at = clock.now();
  if (person.user_id === actor.userId) {
    const place = { groupId: grant.groupId, brandId: person.location_id };
    if (await isHeldByOther(db, place, 'MANAGE_TEAM', { now: at, userId: actor.userId })) throw failure(BALANCE_OWN);
  }
  const accounts = await inScope(db, SYSTEM, (system) => loadAccounts(system, [person.id], at));
  const held = accounts.get(person.id)?.of(body.kind);
  if (held === undefined) throw failure(NO_POLICY);
  const { entry } = body;
  const row = {
    id: newId(at.getTime()),
    group_id: grant.groupId,
    employee_id: person.id,
    time_off_kind: body.kind,
    kind: entry.kind,
    on_day: entry.on,
    amount: entry.kind === 'WEEK_DAYS' ? null : entry.amount,
    unit: entry.kind === 'WEEK_DAYS' ? null : held.account.policy.unit,
    week_days: entry.kind === 'WEEK_DAYS' ? entry.week_days : null,
    reason: body.reason,
    at,
    by_user: actor.userId,
    idempotency_key: body.idempotency_key,
  };
  await insertBalanceChange(db, row);
  await emit(
    BALANCE_CHANGED.of({
      group_id: grant.groupId,
      topics: [`brand:${person.location_id}`, ...(person.user_id === null ? [] : [`user:${person.user_id}` as const])],
      data: { entry_id: row.id, employee_id: person.id },
    }),
  );
  return present({ ...row, impersonator_id: null });
});
