/** Days on which a whole country is off, by rules that hold every year: dates, days from Easter Sunday, and weekdays of a month. */
interface CountryRules {
  /** `MM-DD`. */
  readonly dates: readonly string[];
  /** Days after Easter Sunday; before it, negative. */
  readonly easter: readonly number[];
  /** [month, weekday from Monday 1, which one; -1 is the last]. */
  readonly weekdays: readonly (readonly [number, number, number])[];
}

const rules = (
  dates: string,
  easter: readonly number[] = [],
  weekdays: CountryRules['weekdays'] = [],
): CountryRules => ({ dates: dates.split(' '), easter, weekdays });

/** Reviewed on 1 December 2026. Regional days, and those that follow the moon outside of Easter, are not here. */
const COUNTRIES: Readonly<Record<string, CountryRules>> = {
  AT: rules('01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26', [1, 39, 50, 60]),
  BE: rules('01-01 05-01 07-21 08-15 11-01 11-11 12-25', [1, 39, 50]),
  CH: rules('01-01 08-01 12-25 12-26', [-2, 1, 39, 50]),
  DE: rules('01-01 05-01 10-03 12-25 12-26', [-2, 1, 39, 50]),
  ES: rules('01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25', [-2]),
  FR: rules('01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25', [1, 39, 50]),
  GB: rules(
    '01-01 12-25 12-26',
    [-2, 1],
    [
      [5, 1, 1],
      [5, 1, -1],
      [8, 1, -1],
    ],
  ),
  IE: rules(
    '01-01 03-17 12-25 12-26',
    [1],
    [
      [5, 1, 1],
      [6, 1, 1],
      [8, 1, 1],
      [10, 1, -1],
    ],
  ),
  IT: rules('01-01 01-06 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26', [1]),
  NL: rules('01-01 04-27 12-25 12-26', [1, 39, 50]),
  PL: rules('01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26', [1, 60]),
  PT: rules('01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25', [-2, 60]),
  RU: rules('01-01 01-02 01-07 02-23 03-08 05-01 05-09 06-12 11-04'),
  TR: rules('01-01 04-23 05-01 05-19 07-15 08-30 10-29'),
  US: rules(
    '01-01 06-19 07-04 11-11 12-25',
    [],
    [
      [1, 1, 3],
      [2, 1, 3],
      [5, 1, -1],
      [9, 1, 1],
      [10, 1, 2],
      [11, 4, 4],
    ],
  ),
};

const DAY_MS = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const month = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return Date.UTC(year, Math.floor(month / 31) - 1, (month % 31) + 1);
}

function nthWeekday(year: number, [month, weekday, nth]: CountryRules['weekdays'][number]): number {
  const first = nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0);
  const iso1 = ((new Date(first).getUTCDay() + 6) % 7) + 1;
  if (nth > 0) return first + (((weekday - iso1 + 7) % 7) + (nth - 1) * 7) * DAY_MS;
  return first - ((iso1 - weekday + 7) % 7) * DAY_MS;
}

/** Whether anything is known of a country’s holidays. */
export const knowsHolidays = (country: string | null): boolean => country !== null && country in COUNTRIES;

/** The holidays of a country in some years, by date; none for a country that is not known. */
export function holidaysOf(country: string | null, years: readonly number[]): string[] {
  const of = COUNTRIES[country ?? ''];
  if (of === undefined) return [];
  return years.flatMap((year) => [
    ...of.dates.map((date) => `${year}-${date}`),
    ...of.easter.map((days) => iso(easterOf(year) + days * DAY_MS)),
    ...of.weekdays.map((rule) => iso(nthWeekday(year, rule))),
  ]);
}
