import { findPeopleAt } from '@hearth/domains/clock/service';
import { addDays, startOfDay } from '@hearth/domains/scheduling/rules';
import { findPublishedAt } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getDayOutlook as contract } from '../../contract/day-endpoints.ts';
import type { DaySums } from '../../contract/day-endpoints.ts';
import type { DaySum } from '../../rules/outlook/day-outlook.ts';
import { sumOutlooks } from '../../rules/outlook/sum-outlooks.ts';
import { loadDay } from '../load-sheets.ts';
import { requireSheetPlace } from '../place.ts';

/** Everybody who works there that day or has to; the cost of each counts, and no single one is told. */
export const getDayOutlook = implement(contract, ({ query }, { db, grant, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const day = query.date;
    const place = await requireSheetPlace(system, grant.brandId, now);
    const shifts = await findPublishedAt(system, place.id, { from: day, to: day });
    const dayStart = (of: string): Date => new Date(startOfDay(of, place.time_zone));
    const punched = await findPeopleAt(system, place.id, dayStart(day), dayStart(addDays(day, 1)));
    const ids = new Set([...shifts.flatMap(({ employee_id: id }) => id ?? []), ...punched]);
    const loaded = await loadDay(system, place, await findEmployees(system, [...ids]), { day, now });
    const sums = sumOutlooks(loaded.map(({ outlook }) => outlook));
    const seesPay = grant.holds('VIEW_PAY');
    return {
      so_far: present(sums.soFar, seesPay),
      at_close: present(sums.atClose, seesPay),
      planned: present(sums.planned, seesPay),
      currency: seesPay ? (sums.currency ?? place.currency) : null,
      overtime: loaded
        .filter(({ outlook }) => outlook.atClose.overtime > 0)
        .toSorted((one, other) => (one.outlook.overAt ?? Infinity) - (other.outlook.overAt ?? Infinity))
        .map(({ person, outlook }) => ({
          employee_id: person.id,
          name: `${person.first_name} ${person.last_name}`.trim(),
          minutes: outlook.atClose.overtime,
          starts_at: outlook.overAt === null ? null : new Date(outlook.overAt).toISOString(),
        })),
    };
  }),
);

/** Pay is not told to whoever does not see it. */
function present(sum: DaySum, seesPay: boolean): DaySums {
  return seesPay ? sum : { ...sum, pay: null };
}
