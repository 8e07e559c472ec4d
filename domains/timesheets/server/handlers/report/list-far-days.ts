import { addDays } from '@hearth/domains/scheduling/rules';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listFarDays as contract } from '../../../contract/far-endpoints.ts';
import type { FarDay } from '../../../contract/far-endpoints.ts';
import { FAR_DAYS } from '../../../rules/limits.ts';
import { findFarDays } from '../../../rules/sheet.ts';
import { isApproved } from '../../../rules/sheet-states.ts';
import { loadFacts } from '../../facts.ts';
import { policyOf } from '../../load-sheets.ts';
import { findPaidPeople } from '../../location-sheets.ts';
import { requireSheetPlace } from '../../place.ts';
import { findSheets } from '../../queries/sheet.ts';

/** A day is settled once its timesheet is approved: the hours are what counts then. */
export const listFarDays = implement(contract, (_input, { db, grant, actor, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, now);
    const period = { from: addDays(place.today, 1 - FAR_DAYS), until: place.today };
    const people = await findPaidPeople(system, place, period);
    const ids = people.map(({ id }) => id);
    const approved = (await findSheets(system, ids, period)).filter(({ state }) => isApproved(state));
    const sheetsOf = Map.groupBy(approved, ({ employee_id: id }) => id);
    const facts = await loadFacts(system, () => place.id, people, period, now);
    const days = people.flatMap((person): FarDay[] => {
      const settled = sheetsOf.get(person.id) ?? [];
      return findFarDays(facts.inputOf(person, period, policyOf(person, place)))
        .filter(({ day }) => !settled.some((sheet) => day >= sheet.period_from && day <= sheet.period_until))
        .map(({ day, planned, worked }) => ({
          employee_id: person.id,
          name: `${person.first_name} ${person.last_name}`.trim(),
          date: day,
          planned,
          worked,
          is_own: person.user_id !== null && person.user_id === actor.userId,
        }));
    });
    // People are in the order of their names: within a day they stay so.
    const latestFirst = days.toSorted((a, b) => (a.date === b.date ? 0 : a.date > b.date ? -1 : 1));
    return { ...period, minutes: place.rules.far_from_plan, days: latestFirst };
  }),
);
