import { NormalRandom } from './random.ts';

/** Visits of made-up restaurants: their levels, weekdays, closed days, holidays, drifts, and evenings that no calendar explains. */
export interface MadeUpVisits {
  readonly visits: string;
  readonly dates: string;
  /** What really happened in the days after the visits, by `series date`. */
  readonly after: ReadonlyMap<string, number>;
}

const DAY_MS = 86_400_000;
const START = Date.UTC(2025, 0, 1);
const HOLIDAYS = [
  '01-01',
  '01-12',
  '02-11',
  '03-20',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '07-20',
  '08-11',
  '09-15',
  '11-03',
  '11-24',
  '12-25',
  '12-26',
];
const WEEK = [-0.15, -0.12, -0.08, 0, 0.3, 0.35, 0.1];

const dateAt = (day: number): string => new Date(START + day * DAY_MS).toISOString().slice(0, 10);
const weekdayAt = (day: number): number => (day + 2) % 7;

interface Place {
  readonly id: string;
  readonly level: number;
  readonly week: readonly number[];
  readonly closed: ReadonlySet<number>;
  readonly holiday: number;
  readonly eve: number;
  readonly season: number;
  readonly noise: number;
  readonly opened: number;
}

function placeOf(index: number, days: number, random: NormalRandom): Place {
  const closed = new Set<number>();
  if (random.next() < 0.45) closed.add(random.next() < 0.6 ? 0 : 6);
  return {
    id: `place-${String(index).padStart(4, '0')}`,
    level: 2 + 1.6 * random.next(),
    week: WEEK.map((effect) => effect * (0.5 + random.next()) + 0.08 * random.normal()),
    closed,
    holiday: 0.2 + 0.2 * random.normal(),
    eve: 0.15 + 0.1 * random.normal(),
    season: 0.1 * random.normal(),
    noise: 0.25 + 0.3 * random.next(),
    opened: random.next() < 0.35 ? Math.floor(random.next() * (days - 60)) : 0,
  };
}

/** Makes series of so many days and those after them; the same seed makes the same. */
export function makeVisits(series: number, days: number, horizon: number, seed: number): MadeUpVisits {
  const random = new NormalRandom(seed);
  const visits = ['id,date,visitors'];
  const after = new Map<string, number>();
  const isHoliday = (day: number): boolean => HOLIDAYS.includes(dateAt(day).slice(5));
  for (let index = 0; index < series; index += 1) {
    const place = placeOf(index, days, random);
    let drift = 0;
    for (let day = place.opened; day < days + horizon; day += 1) {
      drift = 0.995 * drift + 0.02 * random.normal();
      const closed = place.closed.has(weekdayAt(day)) || random.next() < 0.02;
      if (closed && !isHoliday(day)) continue;
      const special = isHoliday(day) && weekdayAt(day) < 5 ? place.holiday : isHoliday(day + 1) ? place.eve : 0;
      const season = place.season * Math.sin((2 * Math.PI * day) / 365);
      const surprise = place.noise * random.normal() + (random.next() < 0.02 ? 0.8 * random.normal() : 0);
      const log = place.level + (place.week[weekdayAt(day)] ?? 0) + special + season + drift + surprise;
      const value = Math.max(1, Math.round(Math.exp(log)));
      if (day < days) visits.push(`${place.id},${dateAt(day)},${value}`);
      else after.set(`${place.id} ${dateAt(day)}`, value);
    }
  }
  const dates = Array.from({ length: days + horizon + 1 }, (_, day) => `${dateAt(day)},${isHoliday(day) ? 1 : 0}`);
  return { visits: visits.join('\n'), dates: ['date,holiday', ...dates].join('\n'), after };
}
