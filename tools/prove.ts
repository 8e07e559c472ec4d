import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A harness that takes too long for every change: its name on the command line, what it proves, and the command. */
interface ProofStep {
  readonly name: string;
  readonly proves: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The steps of `npm run prove` in order, each of which exits with 0 on success. Each ends with 0 when it holds; a
 * short form of each runs with the tests.
 */
const STEPS: readonly ProofStep[] = [
  {
    name: 'fuzz',
    proves: '150,000 generated requests, and none ends in a 5xx or outside the envelope',
    command: ['vitest', 'run', '--project', 'fuzz', 'requests'],
    environment: { FUZZ_REQUESTS: '150000' },
  },
  {
    name: 'growth',
    proves: 'no text of any call takes longer than its length lets expect',
    command: ['vitest', 'run', '--project', 'fuzz', 'growth'],
    environment: { FUZZ_GROWTH: 'whole' },
  },
  {
    name: 'chaos',
    proves: 'the database and the application are killed, cut and slowed, and no acknowledged write is lost',
    command: ['vitest', 'run', '--project', 'chaos'],
    environment: { CHAOS: 'long' },
  },
  {
    name: 'matrix',
    proves: 'every call by 13 principals at 8 positions tells nothing of another place',
    command: ['vitest', 'run', '--project', 'architecture', 'place-matrix'],
    environment: { MATRIX: 'whole' },
  },
  {
    name: 'clocks',
    proves: 'the tests of the rules hold at ten times and zones of the machine',
    command: ['node', 'tools/clocks.ts', '--project=rules'],
  },
];

function run({ command: [command, ...words], environment }: ProofStep): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...environment, ...process.env };
    spawn(command, words, { cwd: ROOT, stdio: 'inherit', env }).on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs the named steps, or all of them, and says at the end what came of each. */
async function main(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    say(`Not a step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
    return false;
  }
  const outcomes: { readonly step: ProofStep; readonly holds: boolean }[] = [];
  for (const step of STEPS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    say(`\n— ${step.name}: ${step.proves}`);
    outcomes.push({ step, holds: (await run(step)) === 0 });
  }
  say('');
  for (const { step, holds } of outcomes) say(`${holds ? 'holds ' : 'FAILED'}  ${step.name}: ${step.proves}`);
  return outcomes.every(({ holds }) => holds);
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
