import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/employment-endpoints.ts';
import { findEmployee } from '../../queries/employee.ts';
import { findEvents } from '../../queries/employment-event.ts';
import { presentEmployment, presentEvents } from './employed-person.ts';

const PAGE_SIZE = 50;

export const getEmployment = implement(contract.getEmployment, async ({ params }, context) => {
  const { db, grant } = context;
  const row = await findEmployee(db, grant, params.employee_id, null);
  if (row === undefined) throw failure(NOT_FOUND);
  return presentEmployment(context, row);
});

export const listEmploymentEvents = implement(
  contract.listEmploymentEvents,
  async ({ params, query }, { db, grant }) => {
    if ((await findEmployee(db, grant, params.employee_id, null)) === undefined) throw failure(NOT_FOUND);
    const size = query.limit ?? PAGE_SIZE;
    const rows = await findEvents(db, params.employee_id, {
      before: query.before,
      limit: size + 1,
      pay: grant.holds('VIEW_PAY'),
    });
    const events = await presentEvents(db, rows.slice(0, size), { managed: grant.holds('MANAGE_TEAM') });
    return { events, has_more: rows.length > size };
  },
);
