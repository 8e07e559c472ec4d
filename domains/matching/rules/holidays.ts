/** A day on which offices are closed by law in a whole country. */
interface Holiday {
  readonly country: string;
  /** The first year. */
  readonly since: number;
  readonly name: string;
  readonly on: (year: number) => Temporal.PlainDate;
}

const fixedHoliday =
  (month: number, day: number) =>
  (year: number): Temporal.PlainDate =>
    observedDate(Temporal.PlainDate.from({ year, month, day }));

/** The nth weekday of a month (Monday is 1), or the last one for -1. */
const nthWeekday = (month: number, weekday: number, n: number) => (year: number) => {
  if (n > 0) {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (n - 1) * 7 });
  }
  const last = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).subtract({ days: 1 });
  return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
};

/** Moves a holiday from Saturday to Friday, and from Sunday to Monday. */
function observedDate(day: Temporal.PlainDate): Temporal.PlainDate {
  if (day.dayOfWeek === 6) return day.subtract({ days: 1 });
  return day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;
}

const US = 'US';
/** Legal public holidays (5 U.S.C. § 6103). Countries that do not stand here have weekends alone. Reviewed on 22 November 2026. */
const HOLIDAYS: readonly Holiday[] = [
  { country: US, since: 1971, name: 'New Year’s Day', on: fixedHoliday(1, 1) },
  { country: US, since: 1986, name: 'Birthday of Martin Luther King, Jr.', on: nthWeekday(1, 1, 3) },
  { country: US, since: 1971, name: 'Washington’s Birthday', on: nthWeekday(2, 1, 3) },
  { country: US, since: 1971, name: 'Memorial Day', on: nthWeekday(5, 1, -1) },
  { country: US, since: 2021, name: 'Juneteenth', on: fixedHoliday(6, 19) },
  { country: US, since: 1971, name: 'Independence Day', on: fixedHoliday(7, 4) },
  { country: US, since: 1971, name: 'Labor Day', on: nthWeekday(9, 1, 1) },
  { country: US, since: 1971, name: 'Columbus Day', on: nthWeekday(10, 1, 2) },
  { country: US, since: 1978, name: 'Veterans Day', on: fixedHoliday(11, 11) },
  { country: US, since: 1971, name: 'Thanksgiving Day', on: nthWeekday(11, 4, 4) },
  { country: US, since: 1971, name: 'Christmas Day', on: fixedHoliday(12, 25) },
];

/** Whether offices are open in a country on a day. A New Year’s Day on a Saturday is kept in the year before. */
export function isBusinessDay(day: Temporal.PlainDate, country: string): boolean {
  if (day.dayOfWeek > 5) return false;
  return !HOLIDAYS.some(
    (holiday) =>
      holiday.country === country &&
      [day.year, day.year + 1].some((year) => year >= holiday.since && holiday.on(year).equals(day)),
  );
}
