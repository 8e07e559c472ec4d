import { ageOn } from '@hearth/domains/laws/rules';
import { findLawfulPlaces } from '@hearth/domains/laws/service';
import { findBirthDates } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { ClockSetting, DueBreak } from '../../contract/schemas.ts';
import { findDueBreak, needsAtAge } from '../../rules/break-need.ts';
import type { BreakNeed } from '../../rules/break-need.ts';
import { MS_PER_MINUTE } from '../../rules/limits.ts';
import type { WorkSpan } from '../../rules/pair.ts';

interface Place {
  readonly id: string;
  readonly time_zone: string;
  readonly setting: ClockSetting;
}

/** The needs of a person who works at a location; of one that was not asked for there are none. */
type NeedsOf = (placeId: string, employeeId: string) => readonly BreakNeed[];

/**
 * The breaks that work of some people at some locations needs today, by law and by the rule of the place, in a constant number of
 * statements: dates of birth are read where a law asks for ages.
 */
export async function findBreakNeeds(
  tx: Tx,
  places: readonly Place[],
  employeeIds: readonly string[],
  now: Date,
): Promise<NeedsOf> {
  const ids = places.map(({ id }) => id);
  const lawful = await findLawfulPlaces(tx, ids);
  const byPlace = new Map(
    places.map(({ id, time_zone: zone, setting }) => {
      const day = localDay(now, zone);
      const laws = lawful.get(id)?.lawsOn({ from: day, to: day }).rules ?? [];
      const own = needOfPlace(setting);
      const needs = [...own, ...laws.flatMap(({ rule, law }) => (rule.kind === 'BREAK' ? [toNeed(rule, law)] : []))];
      return [id, { day, needs }] as const;
    }),
  );
  const asksAges = [...byPlace.values()].some(({ needs }) => needs.some(({ ages }) => ages !== undefined));
  const births = asksAges ? await findBirthDates(tx, employeeIds) : new Map<string, string>();
  return (placeId, employeeId) => {
    const at = byPlace.get(placeId);
    const birth = births.get(employeeId);
    return at === undefined ? [] : needsAtAge(at.needs, birth === undefined ? null : ageOn(birth, at.day));
  };
}

const toNeed = (
  rule: { readonly over_minutes: number; readonly minutes: number; readonly ages?: BreakNeed['ages'] },
  law: string,
): BreakNeed => ({ afterMinutes: rule.over_minutes, minutes: rule.minutes, law, ages: rule.ages });

/** Needs as they are shown to whoever may not know how old somebody is: a law for some ages alone is not named. */
export const withoutAges = (needs: readonly BreakNeed[]): BreakNeed[] =>
  needs.map((need) => (need.ages === undefined ? need : { ...need, law: null }));

function needOfPlace(setting: ClockSetting): BreakNeed[] {
  const { break_after_minutes: after, break_minutes: minutes } = setting;
  return after === 0 ? [] : [{ afterMinutes: after, minutes, law: null }];
}

/** A break is shown to its person as long before it is due. */
const AHEAD_MS = 3 * 60 * MS_PER_MINUTE;

/** The break that somebody’s work needs before long, as they are shown it; null for none. */
export function presentDue(
  span: WorkSpan | undefined,
  needs: readonly BreakNeed[],
  at: { readonly now: number; readonly plannedEnd: number | null },
): DueBreak | null {
  const due = span === undefined ? undefined : findDueBreak(span, needs, at);
  if (due === undefined || due.dueAt - at.now > AHEAD_MS) return null;
  return { due_at: new Date(due.dueAt).toISOString(), minutes: due.missing, law: due.need.law };
}
