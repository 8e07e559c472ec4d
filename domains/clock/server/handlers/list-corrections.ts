import { requireLocation } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import { implement } from '@hearth/platform/module';
import { listCorrections as contract } from '../../contract/correction-endpoints.ts';
import { MOST_CORRECTIONS } from '../../rules/limits.ts';
import { presentCorrections } from '../present-correction.ts';
import { findPendingAt } from '../queries/correction.ts';

/** Whoever it is about decides nothing here; whoever proposed it can withdraw it. */
export const listCorrections = implement(contract, async (_input, { db, grant, actor }) => {
  const place = await requireLocation(db, grant);
  const rows = await findPendingAt(db, place.id, MOST_CORRECTIONS);
  const staff = await findEmployees(db, [...new Set(rows.map((row) => row.employee_id))]);
  const own = new Set(staff.filter((person) => person.user_id === actor.userId).map(({ id }) => id));
  return { corrections: await presentCorrections(db, rows, actor.userId, (row) => !own.has(row.employee_id)) };
});
