import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { payAsOf } from '../access.ts';
import { toEmployeeFilter } from '../employee-filter.ts';
import { presentEmployees, redactBirthDate } from '../present.ts';
import { findEmployeePage } from '../queries/employee.ts';

const PAGE_SIZE = 50;

/** Lists by name; a narrowed right lists its own departments only. */
export const listEmployees = implement(contract.listEmployees, async ({ query }, { db, clock, grant, actor }) => {
  const now = clock.now();
  const { rows, total } = await findEmployeePage(
    db,
    grant,
    toEmployeeFilter(query, now),
    { offset: query.offset ?? 0, limit: query.limit ?? PAGE_SIZE },
    payAsOf(grant, now),
  );
  const employees = await presentEmployees(db, rows, now);
  return { employees: employees.map((one) => redactBirthDate(actor, one)), total };
});
