import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import { findMyEmployments } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getMyPayEstimate as contract } from '../../../contract/pay-endpoints.ts';
import { estimatePay } from '../../../rules/outlook/pay-estimate.ts';
import { loadFacts } from '../../facts.ts';
import { findPeriod, loadSheetPlaces } from '../../place.ts';
import type { SheetPlace } from '../../place.ts';

/** At employers that show people their pay, while they work there. */
export const getMyPayEstimate = implement(contract, async (_input, { db, clock }) => {
  const now = clock.now();
  const mine = await findMyEmployments(db);
  return inScope(db, SYSTEM, async (system) => {
    const locations = mine.map(({ location_id: id }) => id);
    const places = await loadSheetPlaces(system, locations, now);
    const estimates = [];
    for (const person of mine) {
      const place = places.get(person.location_id);
      const isShown = place?.rules.shows_pay === true && (person.end_date === null || person.end_date >= place.today);
      // Somebody has one employer, hardly ever more.
      if (place !== undefined && isShown) estimates.push(await loadEstimate(system, place, person, now));
    }
    return { estimates };
  });
});

async function loadEstimate(tx: Tx<'system'>, place: SheetPlace, person: StaffRow, now: Date) {
  const { today, rules, week_start, time_zone } = place;
  const { period } = findPeriod(place, today);
  const from = startOfWeek(today, week_start);
  const week = { from, until: addDays(from, 6) };
  const first = startOfWeek(period.from, week_start);
  const days = {
    from: addDays(first < from ? first : from, -1),
    until: period.until > week.until ? period.until : week.until,
  };
  const facts = await loadFacts(tx, () => place.id, [person], days, now);
  const policy = { rules, week_start, contract_minutes: person.contract_minutes_per_week, time_zone };
  const found = estimatePay({
    week: facts.inputOf(person, week, policy),
    period: facts.inputOf(person, period, policy),
    day: today,
    now: now.getTime(),
    open: facts.dayOf(person, today, now).open,
  });
  return {
    employee_id: person.id,
    date: today,
    day: found.day,
    week: { ...week, ...found.week },
    period: { ...period, ...found.period },
    tips: found.tips,
    currency: found.currency ?? place.currency,
  };
}
