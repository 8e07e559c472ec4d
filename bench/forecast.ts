import { readHolidays, readSeries } from '@hearth/domains/demand/rules';
import { forecastSeries } from '../tools/forecast/share-out.ts';
import { makeVisits } from './demand/made-up-visits.ts';

// 829 made-up series of 16 months, 39 days ahead: error on what really happened, beside the plain mean and the same weekday before.
const SERIES = Number(process.env['BENCH_SERIES'] ?? 829);
const DAYS = 480;
const HORIZON = 39;

const made = makeVisits(SERIES, DAYS, HORIZON, 7);
const begun = performance.now();
const series = readSeries('visits', made.visits);
const holidays = readHolidays('dates', made.dates);
const result = await forecastSeries({ series, holidays, horizon: HORIZON, threads: 2 });
const seconds = (performance.now() - begun) / 1000;

/** Root of the mean squared log error of forecasts on the days after. */
function rmsleOf(forecast: (id: string, date: string) => number | undefined): number {
  let [sum, days] = [0, 0];
  for (const [key, actual] of made.after) {
    const [id = '', date = ''] = key.split(' ');
    const value = forecast(id, date);
    if (value === undefined) continue;
    sum += (Math.log1p(value) - Math.log1p(actual)) ** 2;
    days += 1;
  }
  return Math.sqrt(sum / days);
}

const ours = new Map(
  result.series.flatMap(({ id, values }) => values.map(({ date, value }) => [`${id} ${date}`, value])),
);
const byWeekday = new Map(
  series.map(({ id, values }) => {
    const last: number[][] = [[], [], [], [], [], [], []];
    for (const [day, value] of [...values].toSorted(([one], [other]) => other - one)) last[(day + 3) % 7]?.push(value);
    return [id, last] as const;
  }),
);
const meanOf = (most: number) => (id: string, date: string) => {
  const values = byWeekday.get(id)?.[(Date.parse(date) / 86_400_000 + 3) % 7]?.slice(0, most) ?? [];
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
};
console.log(`${SERIES} series, ${DAYS} days, ${HORIZON} ahead: ${seconds.toFixed(1)} s`);
console.log(`RMSLE of the forecast            ${rmsleOf((id, date) => ours.get(`${id} ${date}`)).toFixed(4)}`);
console.log(`RMSLE of the mean of four weeks  ${rmsleOf(meanOf(4)).toFixed(4)}`);
console.log(`RMSLE of the week before         ${rmsleOf(meanOf(1)).toFixed(4)}`);
console.log(`back-test: RMSLE ${result.own.rmsle.toFixed(4)}, plain mean ${result.plain.rmsle.toFixed(4)}`);
for (const { name, rmsle, series: users } of result.methods)
  console.log(`  ${name.padEnd(46)}${rmsle.toFixed(4)}  ${users}`);
