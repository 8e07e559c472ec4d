import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MOMENTS, momentOf, shardOf, shiftTo } from './moments.ts';
import type { Moment } from './moments.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PRELOAD = pathToFileURL(`${ROOT}packages/testing/src/machine-clock.ts`).href;
const PROJECTS = ['rules', 'server', 'architecture'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs tests with the machine's clock and zone at a moment: all of them, or a part in Vitest's words. */
function runAt(moment: Moment, projects: readonly string[], shard?: string): Promise<boolean> {
  const part = shard === undefined ? '' : `, part ${shard}`;
  say(`\n— ${moment.name}: ${moment.at ?? 'now'} in ${moment.zone}: ${projects.join(', ')}${part}`);
  const words = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...(shard === undefined ? [] : ['--shard', shard]),
  ];
  const env = {
    ...process.env,
    TZ: moment.zone,
    MACHINE_CLOCK_SHIFT_MS: String(shiftTo(moment, Date.now())),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${PRELOAD}`,
  };
  return new Promise((resolve) => {
    spawn('vitest', words, { cwd: ROOT, stdio: 'inherit', env }).on('exit', (code) => resolve(code === 0));
  });
}

/**
 * `test:clocks [--commit] [--part] [--project=rules] [moment…]`: all moments, those named, or the one that this commit draws; with
 * `--part` the part of the tests that it draws.
 */
async function main(words: readonly string[]): Promise<boolean> {
  const projects = words.flatMap((word) => (word.startsWith('--project=') ? [word.slice('--project='.length)] : []));
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = names.find((name) => MOMENTS.every((moment) => moment.name !== name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${MOMENTS.map(({ name }) => name).join(', ')}.`);
  const commit = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const drawn = words.includes('--commit') ? [momentOf(commit())] : MOMENTS;
  const shard = words.includes('--part') ? shardOf(commit()) : undefined;
  let passed = 0;
  let failed = 0;
  for (const moment of names.length === 0 ? drawn : MOMENTS.filter(({ name }) => names.includes(name))) {
    if (await runAt(moment, projects.length === 0 ? PROJECTS : projects, shard)) passed += 1;
    else failed += 1;
  }
  say(`\nMoments: ${passed} passed, ${failed} failed`);
  return failed === 0;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
