import type { CorrectedWork } from '@hearth/domains/clock/service';
import { addDays, startOfWeek } from '@hearth/domains/scheduling/rules';
import type { StaffRow } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { CorrectionPay } from '../contract/pay-endpoints.ts';
import { effectOnPay, findChangedTime } from '../rules/outlook/pay-effect.ts';
import { loadFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import type { SheetPlace } from './place.ts';

/** Weeks around what a correction is about. */
const AROUND_DAYS = 8;

/**
 * What corrections change in the pay of people who are paid by a location, in a constant number of statements: on the whole weeks that
 * they are about, since an hour more can make others overtime. One that changes nothing, or whose pay is not known, is left out.
 */
export async function loadCorrectionPay(
  tx: Tx<'system'>,
  place: SheetPlace,
  people: readonly StaffRow[],
  corrected: readonly CorrectedWork[],
  now: Date,
): Promise<CorrectionPay[]> {
  const byId = new Map(people.map((person) => [person.id, person]));
  const own = corrected.flatMap((one) => {
    const person = byId.get(one.employee_id);
    return person === undefined ? [] : [{ one, person }];
  });
  if (own.length === 0) return [];
  const dayOf = (at: Date): string => localDay(at, place.time_zone);
  const first = own.map(({ one }) => dayOf(one.first)).toSorted()[0] ?? place.today;
  const last =
    own
      .map(({ one }) => dayOf(one.last))
      .toSorted()
      .at(-1) ?? place.today;
  const days = { from: addDays(first, -AROUND_DAYS), until: addDays(last, AROUND_DAYS) };
  const facts = await loadFacts(tx, () => place.id, people, days, now);
  return own.flatMap(({ one, person }) => effectOf(facts, place, person, one) ?? []);
}

function effectOf(
  facts: Facts,
  place: SheetPlace,
  person: StaffRow,
  { correction_id, before, after }: CorrectedWork,
): CorrectionPay | undefined {
  const { rules, week_start: weekStart, time_zone: zone } = place;
  const [was, is] = [before, after].map((punches) => facts.workOf(person, punches, rules.paid_break));
  const changed = was === undefined || is === undefined ? undefined : findChangedTime(was, is);
  if (was === undefined || is === undefined || changed === undefined) return undefined;
  const dayOf = (at: number): string => localDay(new Date(at), zone);
  const period = {
    from: startOfWeek(dayOf(changed.from), weekStart),
    until: addDays(startOfWeek(dayOf(changed.until), weekStart), 6),
  };
  const contract = { contract_minutes: person.contract_minutes_per_week, time_zone: zone, week_start: weekStart };
  const effect = effectOnPay(facts.inputOf(person, period, { rules, ...contract }), was, is);
  if (effect === undefined) return undefined;
  const currency = effect.currency ?? place.currency;
  return { correction_id, ...period, before: effect.before, after: effect.after, currency };
}
