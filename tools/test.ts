import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
}

function run(command: string, words: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, words, { cwd: ROOT, stdio: 'inherit', env: environment }).on('exit', (code) => resolve(code ?? 1));
  });
}

/** The static checks, each counted as one. */
const CHECKS: readonly (readonly [string, string, ...string[]])[] = [
  ['types, pure', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types, server', 'tsc', '-p', 'tsconfig.server.json'],
  ['types, web', 'tsc', '-p', 'tsconfig.web.json'],
  ['lint', 'oxlint', '--type-aware'],
  ['format', 'oxfmt', '--check'],
  ['unused code', 'knip'],
];

const PROJECTS = ['rules', 'server', 'architecture', 'journeys', 'walks'];
const isInBrowser = (project: string): boolean => project === 'journeys' || project === 'walks';

/** Runs the checks and all tests and ends with `N passed, N failed`. With arguments: those Vitest projects only. */
async function main(only: readonly string[]): Promise<boolean> {
  let passed = 0;
  let failed = 0;
  if (only.length === 0) {
    for (const [name, command, ...words] of CHECKS) {
      say(`\n— ${name}`);
      if ((await run(command, words)) === 0) passed += 1;
      else failed += 1;
    }
  }
  const projects = only.length === 0 ? PROJECTS : only;
  const environment = {
    ...process.env,
    ...(projects.some(isInBrowser) ? { CHROMIUM_PATH: ensureChromium(say) } : {}),
  };
  const folder = await mkdtemp(join(tmpdir(), 'hearth-tests-'));
  const count = async (project: string): Promise<void> => {
    say(`\n— ${project}`);
    const output = join(folder, `${project}.json`);
    const code = await run(
      'vitest',
      ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
      environment,
    );
    const report = await readFile(output, 'utf8').then(
      (text): Report => JSON.parse(text),
      () => undefined,
    );
    passed += report?.numPassedTests ?? 0;
    failed += report === undefined ? 1 : report.numFailedTests + (report.numFailedTests === 0 && code !== 0 ? 1 : 0);
  };
  if (projects.some(isInBrowser)) await run(process.execPath, ['tools/build.ts']);
  for (const project of projects) if (!isInBrowser(project)) await count(project);
  // A browser waits as much as it works: two of them keep two cores busy, each with a server of its own.
  await Promise.all(projects.filter(isInBrowser).map(count));
  await rm(folder, { recursive: true, force: true });
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
