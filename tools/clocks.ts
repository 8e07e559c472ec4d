import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environmentAt, MOMENTS, momentNamed } from './testing/moments.ts';
import type { Moment } from './testing/moments.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROJECTS = ['rules', 'components', 'server', 'architecture'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs tests with the machine's clock and zone at a moment. */
function runAt(moment: Moment, projects: readonly string[]): Promise<boolean> {
  say(`\n— ${moment.name}: ${moment.at ?? 'now'} in ${moment.zone}: ${projects.join(', ')}`);
  const words = ['run', ...projects.flatMap((name) => ['--project', name])];
  return new Promise((resolve) => {
    const child = spawn('vitest', words, { cwd: ROOT, stdio: 'inherit', env: environmentAt(moment) });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** `test:clocks [--project=rules] [moment…]`: at all moments, at those named, or with `commit` at the one that this commit draws. */
async function main(words: readonly string[]): Promise<boolean> {
  const projects = words.flatMap((word) => (word.startsWith('--project=') ? [word.slice('--project='.length)] : []));
  const names = words.filter((word) => !word.startsWith('--'));
  const commit = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const moments = names.length === 0 ? MOMENTS : names.map((name) => momentNamed(name, commit));
  let passed = 0;
  let failed = 0;
  for (const moment of moments) {
    if (await runAt(moment, projects.length === 0 ? PROJECTS : projects)) passed += 1;
    else failed += 1;
  }
  say(`\nMoments: ${passed} passed, ${failed} failed`);
  return failed === 0;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
