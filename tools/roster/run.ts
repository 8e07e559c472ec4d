import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { evaluate, readInstance, readRoster, rosterText } from '@hearth/domains/auto-fill/rules';
import type { Roster, RosterProblem, Verdict } from '@hearth/domains/auto-fill/rules';
import { fillRoster } from './fill.ts';

const HELP = `Fills a roster: npm run roster -- INSTANCE.txt [--seconds 30] [--out roster.txt]

  --seconds N     how long to search (30); Ctrl-C ends the search early and keeps its best roster
  --threads N     how many searches run beside each other and share their best (2)
  --seed N        another number, another search (1)
  --out FILE      where the roster is written
  --check FILE    judge this roster instead of searching for one

INSTANCE.txt has the format of the shift scheduling benchmark instances (schedulingbenchmarks.org): SECTION_HORIZON, SECTION_SHIFTS,
SECTION_STAFF, SECTION_DAYS_OFF, SECTION_SHIFT_ON_REQUESTS, SECTION_SHIFT_OFF_REQUESTS and SECTION_COVER; day 0 is a Monday.
The roster has a line for each person: their name, then the shift of each day, empty on days off, with commas between.
The penalty is the sum of its parts. Ends with 0, with 1 when the file or its people cannot be served, and with 2 when called wrongly.`;

const DONE = 0;
const FAILED = 1;
const USAGE = 2;

function readOptions(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '30' },
      threads: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      check: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return { ...values, positionals };
}

function numberOf(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (!(value >= least && value <= most))
    throw new Error(`--${name} is a number of ${least} to ${most}, not "${text}".`);
  return value;
}

/** What a roster costs, line by line. */
function describe(verdict: Verdict): string {
  const lines = [
    `penalty        ${verdict.penalty}`,
    `  too few      ${verdict.under} (${verdict.peopleUnder} people)`,
    `  too many     ${verdict.over} (${verdict.peopleOver} people)`,
    `  not given    ${verdict.wanted} (shifts that were asked for)`,
    `  not wanted   ${verdict.unwanted} (shifts that were asked to be spared)`,
    `broken rules   ${verdict.broken.length}`,
    ...verdict.broken.slice(0, 20).map(({ person, day, what }) => `  ${person}, day ${day}: ${what}`),
  ];
  return lines.join('\n');
}

async function makeRoster(problem: RosterProblem, options: ReturnType<typeof readOptions>): Promise<Roster> {
  const order = {
    problem,
    seconds: numberOf(options.seconds, 'seconds', 0.1, 86_400),
    threads: Math.floor(numberOf(options.threads, 'threads', 1, 64)),
    seed: Math.floor(numberOf(options.seed, 'seed', 0, 2_147_483_647)),
  };
  const stop = new AbortController();
  const onCancel = (): void => stop.abort();
  process.once('SIGINT', onCancel);
  try {
    const tell = (cost: number, elapsed: number): void =>
      console.error(`${elapsed.toFixed(1).padStart(7)} s  penalty ${cost}`);
    return await fillRoster({ ...order, signal: stop.signal, improved: tell });
  } finally {
    process.removeListener('SIGINT', onCancel);
  }
}

/** Runs the command; answers 0 when a roster within all rules was written, 1 when not, 2 when it was called in a wrong way. */
export async function runRoster(words: readonly string[]): Promise<number> {
  let options;
  try {
    options = readOptions(words);
  } catch (error) {
    console.error(`${(error as Error).message}\n(--help shows what there is)`);
    return USAGE;
  }
  const [file, ...more] = options.positionals;
  if (options.help) {
    console.log(HELP);
    return DONE;
  }
  if (file === undefined || more.length > 0) {
    console.error(HELP);
    return USAGE;
  }
  try {
    const problem = readInstance(await readFile(file, 'utf8'));
    const roster =
      options.check === undefined
        ? await makeRoster(problem, options)
        : readRoster(problem, await readFile(options.check, 'utf8'));
    const verdict = evaluate(problem, roster);
    console.log(describe(verdict));
    if (options.out !== undefined && options.check === undefined)
      await writeFile(options.out, rosterText(problem, roster));
    return verdict.broken.length === 0 ? DONE : FAILED;
  } catch (error) {
    console.error((error as Error).message);
    return FAILED;
  }
}
