import { PERIODS } from '../contract/periods.ts';
import type { Period } from '../contract/periods.ts';

/** Days of each period, rounded so that legal minimums and maximums are both met. */
export const PERIOD_DAYS: Readonly<Record<Period, number>> = {
  WEEKS_4: 28,
  MONTHS_3: 90,
  MONTHS_6: 182,
  YEAR_1: 366,
  YEARS_2: 730,
  YEARS_3: 1095,
  YEARS_4: 1461,
};

/** What holds where neither a brand nor a country says anything: two years after the last contact. */
const USUAL: Period = 'YEARS_2';

/** A changed period deletes nothing for so many days, in case it was a mistake. */
export const DAYS_OF_GRACE = 7;
/** How many days ahead upcoming deletions are shown. */
export const DAYS_AHEAD = 30;

interface RetentionLaw {
  /** A country, or a part of one as `country-region`. */
  readonly place: string;
  /** The first day on which it held. */
  readonly since: string;
  readonly period: Period;
  /** `most` and `least` bind whoever sets another one; `usual` is what holds where nobody does. */
  readonly force: 'most' | 'least' | 'usual';
  /** As it is cited. A name, alike in every language. */
  readonly law: string;
}

/** What is asked of applications that came to nothing. Reviewed on 22 November 2026. */
const ROWS: readonly (readonly [RetentionLaw['place'], string, Period, RetentionLaw['force'], string])[] = [
  ['DE', '2006-08-18', 'MONTHS_6', 'usual', 'AGG § 15(4), ArbGG § 61b'],
  ['FR', '2023-01-30', 'YEARS_2', 'most', 'CNIL, Guide du recrutement'],
  ['NL', '2018-05-25', 'WEEKS_4', 'most', 'AVG art. 5(1)(e), Autoriteit Persoonsgegevens'],
  ['US', '1991-07-26', 'YEAR_1', 'least', '29 CFR § 1602.14'],
  ['US-CA', '2022-01-01', 'YEARS_4', 'least', 'Cal. Gov. Code § 12946'],
];
const LAWS: readonly RetentionLaw[] = ROWS.map(([place, since, period, force, law]) => ({
  place,
  since,
  period,
  force,
  law,
}));

/** The jurisdiction that an application belongs to. */
export interface RetentionPlace {
  readonly country: string | null;
  readonly region: string | null;
}

/** The retention period that applies, and the law that fixed it, if any. */
export interface EffectivePeriod {
  readonly period: Period;
  readonly law: string | null;
}

const periodRank = (period: Period): number => PERIODS.indexOf(period);

/** Returns the period at a location on a date: the brand's choice within legal limits. */
export function effectivePeriod(place: RetentionPlace, own: Period | null, today: string): EffectivePeriod {
  const here = LAWS.filter(
    (law) =>
      law.since <= today && (law.place === place.country || law.place === `${place.country}-${place.region ?? ''}`),
  );
  const lawsWithForce = (force: RetentionLaw['force']) =>
    here
      .filter((law) => law.force === force)
      .toSorted((one, other) => periodRank(one.period) - periodRank(other.period));
  const usual = lawsWithForce('usual').at(0) ?? lawsWithForce('most').at(0);
  let held: EffectivePeriod =
    own === null ? { period: usual?.period ?? USUAL, law: usual?.law ?? null } : { period: own, law: null };
  const [most] = lawsWithForce('most');
  if (most !== undefined && periodRank(held.period) > periodRank(most.period)) held = most;
  const least = lawsWithForce('least').at(-1);
  if (least !== undefined && periodRank(held.period) < periodRank(least.period)) held = least;
  return { period: held.period, law: held.law };
}
