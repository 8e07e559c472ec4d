import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { serverDatabase } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import { build } from 'vite';
import { createApplication } from '../apps/server/src/application.ts';
import { servePages } from '../apps/server/src/pages.ts';
import { serverBuild } from '../apps/web/build/vite.ts';

/**
 * Pages that are rendered on the server: the time of a whole request, with its calls and its database, beside its floor in the
 * same request: `renderToString` of the same tree, which then has its data in memory.
 * `BENCH_PAGE=jobs` measures the pages with that word in their address.
 * `DATABASE_URL=postgres://… node bench/pages.ts` through npm, on a database that `bench/http.ts` has seeded, after a build.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const URL_OF_DATABASE = process.env['DATABASE_URL'];
if (URL_OF_DATABASE === undefined) throw new Error('Set DATABASE_URL to a seeded PostgreSQL database.');
const TIMES = Number(process.env['BENCH_TIMES'] ?? 300);
const WARM = 100;
const ONLY = process.env['BENCH_PAGE'] ?? '';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// The server's pages are built once more, with a React that says how long it took.
process.env['NODE_ENV'] = 'production';
const folder = await mkdtemp(join(tmpdir(), 'hearth-pages-'));
const timed = fileURLToPath(new URL('pages/timed-render.ts', import.meta.url));
for (const name of ['client', 'locales']) await symlink(join(ROOT, 'dist', name), join(folder, name));
await build({
  ...serverBuild,
  build: { ...serverBuild.build, outDir: join(folder, 'ssr') },
  resolve: { ...serverBuild.resolve, alias: [{ find: /^react-dom\/server$/, replacement: timed }] },
});
const database = serverDatabase(URL_OF_DATABASE);
const config = readConfig({ HEARTH_MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'error', DATABASE_URL: URL_OF_DATABASE });
const application = await createApplication({
  config,
  clock: systemClock,
  log: createLog('error'),
  database,
  checkAnswers: false,
});
await servePages(application.app, config, application, folder);
await application.start();

const own = (globalThis as { renderedMs?: { last: number } }).renderedMs ?? { last: 0 };
try {
  const careers = await application.app.inject({ method: 'GET', url: '/careers' });
  const job = /href="(\/careers\/[^"/]+\/[^"]+)"/.exec(careers.body)?.[1];
  process.stdout.write('page | request ms | renderToString ms | ratio | bytes\n');
  for (const url of ['/user/login', '/careers', job ?? '/careers'].filter((one) => one.includes(ONLY))) {
    const pairs: { whole: number; floor: number }[] = [];
    let bytes = 0;
    for (let time = 0; time < WARM + TIMES; time += 1) {
      own.last = 0;
      const started = performance.now();
      const answer = await application.app.inject({ method: 'GET', url });
      const whole = performance.now() - started;
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
      bytes = answer.body.length;
      if (time >= WARM) pairs.push({ whole, floor: own.last });
    }
    const ratio = median(pairs.map(({ whole, floor }) => whole / floor));
    process.stdout.write(
      `${url} | ${median(pairs.map(({ whole }) => whole)).toFixed(2)} | ${median(pairs.map(({ floor }) => floor)).toFixed(2)} | ${ratio.toFixed(2)} | ${bytes}\n`,
    );
  }
} finally {
  await application.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
