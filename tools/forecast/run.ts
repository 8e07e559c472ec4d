import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readHolidays, readSeries } from '@hearth/domains/demand/rules';
import type { ForecastResult, SeriesForecast } from '@hearth/domains/demand/rules';
import { forecastSeries } from './share-out.ts';

const HELP = `Forecasts daily series: npm run forecast -- --visits FILE.csv --dates FILE.csv [--horizon 39]

  --visits FILE   what was counted: series id, date, value by line, in any order; a first line of names is skipped
  --dates FILE    holidays, past and coming: date first, and a holiday flag (1 or 0) in the column named so, else in the last one
  --horizon N     days to forecast after the last date of all series (28, at most 120)
  --out FILE      where the forecasts are written (forecast.csv): series,date,forecast,closed,method
  --report FILE   where the back-test of each series is written: series,method,days and the measures of both
  --threads N     threads that work beside each other (2)

A value of 0, and a date without a line, are days on which a place was closed: they count in no mean and no measure. Weekdays on which
a place was never open for eight weeks are marked as closed; their forecast is 0 where the file has zeros, and otherwise what to expect if
it opens. The method of each series is the one that would have forecast its past best, held back to what serves all; forecasts are typical
values (medians), for errors are judged by RMSLE. The measures compare the latest days that are known, with the method that earlier days
chose, and the plain mean of the last four same weekdays. Dates without a line in --dates are no holidays.`;

const DONE = 0;
const FAILED = 1;
const USAGE = 2;
const NAMED = 10;

function readOptions(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      visits: { type: 'string' },
      dates: { type: 'string' },
      horizon: { type: 'string', default: '28' },
      out: { type: 'string', default: 'forecast.csv' },
      report: { type: 'string' },
      threads: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

function wholeNumber(text: string, name: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`--${name} is a whole number of 1 to ${most}, not "${text}".`);
  return value;
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function forecastText({ series }: ForecastResult): string {
  const lines = series.flatMap(({ id, method, values }) =>
    values.map(
      ({ date, value, closed }) => `${cell(id)},${date},${value.toFixed(2)},${closed ? 1 : 0},${cell(method)}`,
    ),
  );
  return `series,date,forecast,closed,method\n${lines.join('\n')}\n`;
}

function reportText({ series }: ForecastResult): string {
  const lines = series.map(({ id, method, own, plain }) => {
    const measures = [own, plain].flatMap((one) =>
      one === undefined ? ['', '', '', ''] : [one.mape, one.wape, one.rmsle, one.bias].map((value) => value.toFixed(4)),
    );
    return [cell(id), cell(method), own?.days ?? 0, ...measures].join(',');
  });
  const names = ['mape', 'wape', 'rmsle', 'bias'];
  const header = ['series', 'method', 'days', ...names, ...names.map((name) => `plain_${name}`)].join(',');
  return `${header}\n${lines.join('\n')}\n`;
}

const isWorse = ({ own, plain }: SeriesForecast): boolean =>
  own !== undefined && plain !== undefined && own.days > 0 && own.rmsle > plain.rmsle;

/** The back-test in words. */
function describe(result: ForecastResult): string {
  const { own, plain, series, methods, folds } = result;
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(9);
  const row = (name: string, of: typeof own): string =>
    `${name.padEnd(46)}${percent(of.mape)}${percent(of.wape)}${of.rmsle.toFixed(4).padStart(9)}${percent(of.bias)}`;
  const worse = series.filter(isWorse);
  const compared = series.filter(({ own: measured }) => measured !== undefined);
  const lines = [
    folds.length === 0
      ? 'There are too few days for a back-test: nothing says how good these forecasts are.'
      : `Back-test: ${own.days} days of ${compared.length} series from ${folds[0]} on`,
    `${''.padEnd(46)}${'MAPE'.padStart(9)}${'WAPE'.padStart(9)}${'RMSLE'.padStart(9)}${'bias'.padStart(9)}`,
    row('forecast', own),
    row('plain mean of four same weekdays', plain),
    `The plain mean was better for ${worse.length} of ${compared.length} series${
      worse.length === 0
        ? '.'
        : `: ${worse
            .slice(0, NAMED)
            .map(({ id }) => id)
            .join(', ')}${worse.length > NAMED ? ' …' : ''}`
    }`,
    own.rmsle > plain.rmsle && folds.length > 0 ? 'Over all series the plain mean was better: prefer it here.' : '',
    `Methods over all ${folds.length} back-tests, and the series that use them:`,
    ...methods.map(
      ({ name, rmsle, series: users }) =>
        `  ${name.padEnd(46)}${rmsle.toFixed(4).padStart(9)}${String(users).padStart(7)}`,
    ),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Runs the command; answers 0 when forecasts were written, 1 when a file was refused, 2 when it was called in a wrong way. */
export async function runForecast(words: readonly string[]): Promise<number> {
  let options;
  try {
    options = readOptions(words);
  } catch (error) {
    console.error(`${(error as Error).message}\n(--help shows what there is)`);
    return USAGE;
  }
  if (options.help) {
    console.log(HELP);
    return DONE;
  }
  if (options.visits === undefined || options.dates === undefined) {
    console.error(HELP);
    return USAGE;
  }
  try {
    const horizon = wholeNumber(options.horizon, 'horizon', 120);
    const threads = wholeNumber(options.threads, 'threads', 64);
    const series = readSeries(options.visits, await readFile(options.visits, 'utf8'));
    const holidays = readHolidays(options.dates, await readFile(options.dates, 'utf8'));
    const result = await forecastSeries({ series, holidays, horizon, threads });
    console.log(describe(result));
    await writeFile(options.out, forecastText(result));
    if (options.report !== undefined) await writeFile(options.report, reportText(result));
    console.log(`Forecasts were written to ${options.out}.`);
    return DONE;
  } catch (error) {
    console.error((error as Error).message);
    return FAILED;
  }
}
