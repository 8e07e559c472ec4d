import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';
import { drawnOf } from '../packages/testing/src/drawn.ts';
import { ERRORS_FILE } from './testing/error-reporter.ts';
import { environmentAt, momentNamed } from './testing/moments.ts';
import type { Moment } from './testing/moments.ts';
import { countFailures, countPassed, tookLine, toRead } from './testing/test-report.ts';
import type { FileReport } from './testing/test-report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

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
const IN_BROWSER = ['journeys', 'widgets', 'entrance', 'hiring', 'shell', 'screens'];
/** One waits for databases to come back most of its time, one is a single process: they run after each other, beside all that needs no browser. */
const BESIDE = ['chaos', 'generator'];
const PROJECTS = [...BESIDE, 'rules', 'components', 'server', 'architecture', 'fuzz', ...IN_BROWSER];
/** What `TEST_MOMENT` moves. The others begin at a moment of their own, or measure. */
const AT_MOMENT = ['rules', 'components', 'generator', 'server', 'architecture'];
const isInBrowser = (project: string): boolean => IN_BROWSER.includes(project);
/** A browser waits as much as it works: three of them keep two cores busy, each with a server of its own. */
const BROWSERS = 3;

const commit = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

/** The moment of the machine that `TEST_MOMENT` names, as a commit or by its name; undefined: now. */
function momentAsked(): Moment | undefined {
  const name = process.env['TEST_MOMENT'] ?? '';
  return name === '' ? undefined : momentNamed(name, commit);
}

/** What `TEST_DRAW=commit` draws by: of several looks at the same thing a run takes one, and of the tests that need a database a half on each. */
function drawAsked(): { readonly TEST_DRAW?: string } {
  return process.env['TEST_DRAW'] === 'commit' ? { TEST_DRAW: commit() } : {};
}

/**
 * The half of a project that a draw takes: of the server's tests one on the embedded database and the other on a server's, so that each
 * runs once; of those of the architecture all on the embedded one and a half on a server's.
 */
function halfOf(project: string, by = ''): readonly string[] {
  const isSecond = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
  if (by === '' || (project !== 'server' && !(project === 'architecture' && isSecond))) return [];
  const [half] = drawnOf([1, 2], project, by);
  return [`--shard=${(half === 1) === isSecond ? 1 : 2}/2`];
}

/** Runs the checks and all tests and ends with `N passed, N failed`. With arguments: those Vitest projects only. */
async function main(only: readonly string[]): Promise<boolean> {
  let passed = 0;
  let failed = 0;
  const reading: string[] = [];
  const projects = only.length === 0 ? PROJECTS : only;
  const environment = {
    ...process.env,
    ...drawAsked(),
    ...(projects.some(isInBrowser) ? { CHROMIUM_PATH: ensureChromium(say) } : {}),
  };
  const moment = momentAsked();
  const folder = await mkdtemp(join(tmpdir(), 'hearth-tests-'));
  /** Runs a project, or some of its files, and says what came of each; undefined when nothing could be told. */
  const outcomes = async (
    project: string,
    files: readonly string[] = [],
  ): Promise<readonly FileReport[] | undefined> => {
    const moved = AT_MOMENT.includes(project) ? moment : undefined;
    say(`\n— ${project}${moved === undefined ? '' : `, at ${moved.name}: ${moved.at ?? 'now'} in ${moved.zone}`}`);
    const output = join(folder, `${project}-${files.length}.json`);
    const errors = join(folder, `${project}-${files.length}-errors.json`);
    const reporters = ['default', 'json', './tools/testing/error-reporter.ts'].map((name) => `--reporter=${name}`);
    const words = ['--project', project, ...reporters, `--outputFile.json=${output}`];
    const since = performance.now();
    const code = await run('vitest', ['run', ...words, ...halfOf(project, environment['TEST_DRAW']), ...files], {
      ...environment,
      [ERRORS_FILE]: errors,
      ...(moved === undefined ? {} : environmentAt(moved)),
    });
    const told = await readFile(output, 'utf8').then(
      (text): { readonly testResults: readonly FileReport[] } => JSON.parse(text),
      () => undefined,
    );
    reading.push(tookLine(ROOT, project, (performance.now() - since) / 1_000, told?.testResults ?? []));
    // An error that belongs to no test.
    if (code !== 0 && told?.testResults.every((file) => countFailures(file) === 0) !== false) {
      failed += 1;
      const why = await readFile(errors, 'utf8').then(
        (text): readonly string[] => JSON.parse(text),
        () => ['nothing was told'],
      );
      reading.push(`failed: ${project} ended with ${code}: ${why.join('; ').slice(0, 2_000)}`);
    }
    return told?.testResults;
  };
  const take = (project: string, files: readonly FileReport[]): void => {
    passed += files.reduce((sum, file) => sum + countPassed(file), 0);
    failed += files.reduce((sum, file) => sum + countFailures(file), 0);
    reading.push(...files.flatMap((file) => toRead(ROOT, project, file)));
  };
  /** Files of a browser's project that failed: tried once more when nothing else runs, and told as such. */
  const again = new Map<string, readonly FileReport[]>();
  const count = async (project: string): Promise<void> => {
    const files = (await outcomes(project)) ?? [];
    const second = isInBrowser(project) ? files.filter((file) => countFailures(file) > 0) : [];
    if (second.length > 0) again.set(project, second);
    take(
      project,
      files.filter((file) => !second.includes(file)),
    );
  };
  const check = async (): Promise<void> => {
    for (const [name, command, ...words] of CHECKS) {
      say(`\n— ${name}`);
      const since = performance.now();
      if ((await run(command, words)) === 0) passed += 1;
      else {
        failed += 1;
        reading.push(`failed: ${name}`);
      }
      reading.push(tookLine(ROOT, name, (performance.now() - since) / 1_000, []));
    }
  };
  // Both need it: not twice at once.
  if (projects.some((project) => isInBrowser(project) || project === 'chaos'))
    await run(process.execPath, ['tools/build.ts']);
  const oneByOne = async (names: readonly string[]): Promise<void> => {
    for (const name of names) await count(name);
  };
  const beside = oneByOne(projects.filter((project) => BESIDE.includes(project)));
  if (only.length === 0) await check();
  await oneByOne(projects.filter((project) => !isInBrowser(project) && !BESIDE.includes(project)));
  await beside;
  const waiting = projects.filter(isInBrowser);
  const lane = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) await count(project);
  };
  await Promise.all(Array.from({ length: BROWSERS }, lane));
  for (const [project, files] of again) {
    reading.push(...files.flatMap((file) => toRead(ROOT, project, file, 'tried again')));
    take(
      project,
      (await outcomes(
        project,
        files.map(({ name }) => relative(ROOT, name)),
      )) ?? files,
    );
  }
  await rm(folder, { recursive: true, force: true });
  say(`\n${reading.map((line) => `${line}\n`).join('')}${passed} passed, ${failed} failed`);
  return failed === 0;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
