import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { EMPLOYEE_NUMBER_TAKEN, END_BEFORE_HIRE, NOT_YOUR_OWN } from '../../contract/failures.ts';
import { payAsOf, lockEmployeeVersion, refuseForeign } from '../access.ts';
import { announceEmployee } from '../announce.ts';
import { presentEmployee, redactBirthDate } from '../present.ts';
import { withdrawInvitation } from '../withdraw-invitation.ts';
import { editToChange } from '../actions/write-change.ts';
import { localToday, recordChange, recordPay } from '../actions/record-change.ts';
import { PARTS } from '../../rules/employment/terms.ts';
import { type EmployeeRow, findEmployee, updateEmployeeRow } from '../queries/employee.ts';

/** Changes what was sent; pay changes from today on. */
export const updateEmployee = implement(contract.updateEmployee, async ({ params, body }, context) => {
  const { db, clock, grant, actor } = context;
  const {
    version,
    pay,
    location_id: place,
    secondary_location_ids: secondary,
    position_id: position,
    contract_minutes_per_week: minutes,
    ...set
  } = body;
  const now = clock.now();
  const asOf = payAsOf(grant, now);
  const before = await lockEmployeeVersion(db, context, params.employee_id, version, asOf, now);
  await refuseForeign(db, grant, body);
  const today = await localToday(db, before.location_id, now);
  const edit = {
    location_id: place,
    secondary_location_ids: secondary,
    position_id: position,
    contract_minutes_per_week: minutes,
  };
  const change = editToChange(before, edit, today);
  const raise = pay && !isSamePay(pay, before) ? pay : undefined;
  const movesFirstDay = set.hire_date !== undefined && set.hire_date !== before.hire_date;
  const isEmployment = raise !== undefined || movesFirstDay || PARTS.some((part) => change[part] !== undefined);
  if (isEmployment && before.user_id === actor.userId) throw failure(NOT_YOUR_OWN);
  if (set.hire_date && before.end_date !== null && set.hire_date > before.end_date) throw failure(END_BEFORE_HIRE);

  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  try {
    await updateEmployeeRow(db, before.id, given, now);
  } catch (error) {
    throw violatedConstraint(error) === 'employee_number_taken' ? failure(EMPLOYEE_NUMBER_TAKEN) : error;
  }
  // Its link would go on proving an address that is not theirs any more.
  if (set.email !== undefined && set.email !== before.email && before.invited_by === 'MAIL')
    await withdrawInvitation(context, before.id);
  await recordChange(context, before, change, today);
  if (raise !== undefined)
    await recordPay(context, before, { from: today, pay: [{ position_id: null, location_id: null, rate: raise }] });
  const row = await findEmployee(db, grant, before.id, asOf);
  if (row === undefined) throw failure(NOT_FOUND);
  await announceEmployee(context, {
    id: before.id,
    groupId: grant.groupId,
    locationIds: [before.location_id, row.location_id],
  });
  return redactBirthDate(actor, await presentEmployee(db, row, now));
});

function isSamePay(pay: { amount: number; currency: string }, before: EmployeeRow): boolean {
  return pay.amount === before.pay_amount && pay.currency === before.pay_currency;
}
