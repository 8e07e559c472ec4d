import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Outcome {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why a file ended before its first test. */
    readonly message: string;
    readonly assertionResults: readonly Outcome[];
  }[];
}

/** A line for each test that failed, or that passed only when it was tried again: long outputs are read from their end. */
function toRead(project: string, report: Report): readonly string[] {
  const line = (verdict: string, file: string, name: string, why = ''): string => {
    const at = /(?:apps|domains|packages|tests|tools)\/[^\s()]+:\d+:\d+/.exec(why.replaceAll(ROOT, ''))?.[0] ?? '';
    return `${verdict}: ${project} › ${relative(ROOT, file)} › ${name}: ${why.split('\n')[0]?.slice(0, 300)} ${at}`;
  };
  return report.testResults.flatMap((file) => [
    // Before the first test of a file or of a part of it.
    ...(file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
      ? [line('failed', file.name, 'what is made ready for its tests', file.message)]
      : []),
    ...file.assertionResults
      .filter((outcome) => outcome.failureMessages.length > 0)
      .map((outcome) =>
        line(
          outcome.status === 'failed' ? 'failed' : 'tried again',
          file.name,
          outcome.fullName,
          outcome.failureMessages[0],
        ),
      ),
  ]);
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

/** The longest first: the last ones fill what is left of the time. */
const IN_BROWSER = ['widgets', 'journeys', 'screens', 'entrance', 'shell'];
const PROJECTS = ['rules', 'server', 'architecture', ...IN_BROWSER];
const isInBrowser = (project: string): boolean => IN_BROWSER.includes(project);
/** A browser waits as much as it works: three of them keep two cores busy, each with a server of its own. */
const BROWSERS = 3;

/** Runs the checks and all tests and ends with `N passed, N failed`. With arguments: those Vitest projects only. */
async function main(only: readonly string[]): Promise<boolean> {
  let passed = 0;
  let failed = 0;
  const reading: string[] = [];
  if (only.length === 0) {
    for (const [name, command, ...words] of CHECKS) {
      say(`\n— ${name}`);
      if ((await run(command, words)) === 0) passed += 1;
      else {
        failed += 1;
        reading.push(`failed: ${name}`);
      }
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
    reading.push(...(report === undefined ? [`failed: ${project} ended without a report`] : toRead(project, report)));
    failed += report === undefined ? 1 : report.numFailedTests + (report.numFailedTests === 0 && code !== 0 ? 1 : 0);
  };
  if (projects.some(isInBrowser)) await run(process.execPath, ['tools/build.ts']);
  for (const project of projects) if (!isInBrowser(project)) await count(project);
  const waiting = projects.filter(isInBrowser);
  const lane = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) await count(project);
  };
  await Promise.all(Array.from({ length: BROWSERS }, lane));
  await rm(folder, { recursive: true, force: true });
  say(`\n${reading.map((line) => `${line}\n`).join('')}${passed} passed, ${failed} failed`);
  return failed === 0;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
