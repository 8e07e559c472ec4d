import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getEmployeeBalances as contract } from '../../contract/endpoints.ts';
import { loadAccounts } from '../accounts.ts';
import { presentBalances, presentEntries } from '../present.ts';
import { getReachedEmployee } from '../reached-employee.ts';

export const getEmployeeBalances = implement(contract, async ({ params }, { db, grant, clock }) => {
  const { id } = await getReachedEmployee(db, grant, params.employee_id);
  const person = (await inScope(db, SYSTEM, (system) => loadAccounts(system, [id], clock.now()))).get(id);
  return {
    balances: person === undefined ? [] : presentBalances(person),
    entries: await presentEntries(db, person?.changes ?? []),
    can_adjust: grant.holds('MANAGE_TEAM'),
  };
});
