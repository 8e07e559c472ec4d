import { PERIODS } from '../contract/periods.ts';
import type { Period } from '../contract/periods.ts';

/** Never less than the words of a period say where a law asks for at least so long, never more where it asks for at most. */
export const DAYS: Readonly<Record<Period, number>> = {
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

/** A change of a period makes nobody forgotten before so many days are over: it can have been a slip. */
export const DAYS_OF_GRACE = 7;
/** How far ahead is shown what will be forgotten. */
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

/** Where an application was for. */
export interface RetentionPlace {
  readonly country: string | null;
  readonly region: string | null;
}

/** How long something is kept, and the law that has the last word on it, where one has. */
export interface Held {
  readonly period: Period;
  readonly law: string | null;
}

const rank = (period: Period): number => PERIODS.indexOf(period);

/** How long applications for a place are kept on a day, by what its brands say (null: nothing) within what the law there asks for. */
export function heldAt(place: RetentionPlace, own: Period | null, today: string): Held {
  const here = LAWS.filter(
    (law) =>
      law.since <= today && (law.place === place.country || law.place === `${place.country}-${place.region ?? ''}`),
  );
  const named = (force: RetentionLaw['force']) =>
    here.filter((law) => law.force === force).toSorted((one, other) => rank(one.period) - rank(other.period));
  const usual = named('usual').at(0) ?? named('most').at(0);
  let held: Held =
    own === null ? { period: usual?.period ?? USUAL, law: usual?.law ?? null } : { period: own, law: null };
  const [most] = named('most');
  if (most !== undefined && rank(held.period) > rank(most.period)) held = most;
  const least = named('least').at(-1);
  if (least !== undefined && rank(held.period) < rank(least.period)) held = least;
  return { period: held.period, law: held.law };
}
