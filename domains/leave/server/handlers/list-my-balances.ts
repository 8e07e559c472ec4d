import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listMyBalances as contract } from '../../contract/endpoints.ts';
import { loadAccounts } from '../accounts.ts';
import { presentBalances, presentEntries } from '../present.ts';

/** Employers whose policies count nothing are left out. */
export const listMyBalances = implement(contract, async (_input, { db, clock }) => {
  const ids = (await findMyEmployments(db)).map(({ id }) => id);
  const accounts = await inScope(db, SYSTEM, (system) => loadAccounts(system, ids, clock.now()));
  const people = ids.flatMap((id) => accounts.get(id) ?? []);
  const entries = await presentEntries(
    db,
    people.flatMap(({ changes }) => changes),
  );
  const employments = people.map((person) => {
    const own = new Set(person.changes.map(({ id }) => id));
    return {
      employee_id: person.person.id,
      location_name: person.place.name,
      balances: presentBalances(person),
      entries: entries.filter(({ id }) => own.has(id)),
    };
  });
  return { employments: employments.filter(({ balances }) => balances.length > 0) };
});
