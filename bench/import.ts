/**
 * The import of a whole file of locations through HTTP, beside the floor: COPY of the same rows into one table of the same
 * database. Embedded always; also PostgreSQL when TEST_DATABASE_URL names an empty database that the bench may fill.
 *
 *   npx -c 'node bench/import.ts [file.csv]'
 *
 * Without a file it makes one of 25,600 rows.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locationsCsv, makeImporter } from '@hearth/domains/imports/factory';
import { systemClock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { SYSTEM, type Database } from '@hearth/platform/database';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { createLog } from '@hearth/platform/log';
import { sql } from 'kysely';
import { createApplication } from '../apps/server/src/application.ts';
import { openDatabase } from '../apps/server/src/boot/open-database.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROWS = 25_600;
const PROBE_EVERY_MS = 20;

interface Caller {
  readonly base: string;
  readonly token: string;
}

interface Detail {
  readonly id: string;
  readonly status: string;
  readonly counts: Readonly<Record<string, number>> | null;
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

async function call<T>({ base, token }: Caller, method: string, path: string, body?: FormData | object): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: T };
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer.data)}`);
  return answer.data;
}

async function waitFor(caller: Caller, path: string, status: string): Promise<Detail> {
  for (;;) {
    const progress = await call<Detail>(caller, 'GET', `${path}/progress`);
    if (progress.status === status) return call<Detail>(caller, 'GET', path);
    if (progress.status === 'FAILED') throw new Error('The import failed.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One import from the upload to its end: the seconds of each part, and what became of the rows. */
async function importOnce(caller: Caller, groupId: string, file: Buffer) {
  let made: Detail | undefined;
  const upload = await seconds(async () => {
    const form = new FormData();
    form.append('kind', 'LOCATIONS');
    form.append('file', new Blob([new Uint8Array(file)]), 'stores.csv');
    made = await call<Detail>(caller, 'POST', `/v1/brands/${groupId}/imports`, form);
  });
  const path = `/v1/brands/${groupId}/imports/${made?.id ?? ''}`;
  const check = await seconds(async () => {
    await call(caller, 'POST', `${path}/check`);
    await waitFor(caller, path, 'CHECKED');
  });
  let done: Detail | undefined;
  const write = await seconds(async () => {
    await call(caller, 'POST', `${path}/start`);
    done = await waitFor(caller, path, 'DONE');
  });
  return { upload, check, write, whole: upload + check + write, counts: done?.counts ?? {} };
}

/** The slowest answer that somebody else gets while work goes on. */
async function slowestMeanwhile(caller: Caller, path: string, work: () => Promise<unknown>): Promise<number> {
  let going = true;
  let slowest = 0;
  const probe = (async () => {
    while (going) {
      slowest = Math.max(slowest, await seconds(() => call(caller, 'GET', path)));
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
  })();
  await work();
  going = false;
  await probe;
  return slowest;
}

const SEARCHES = ['airport', 'starb', '上海', 'dusseldorf', 'plaza mayor', '47370', 'istanbul ca', 'xyzzy'];

/** Milliseconds of searching and of opening a country, the slower half of ten rounds left out. */
async function readingTimes(caller: Caller, groupId: string): Promise<{ search: number; tree: number }> {
  const times = async (work: () => Promise<unknown>) => {
    const all: number[] = [];
    for (let round = 0; round < 10; round += 1) all.push((await seconds(work)) * 1000);
    return all.sort((a, b) => a - b)[4] ?? 0;
  };
  let search = 0;
  for (const term of SEARCHES) {
    search = Math.max(
      search,
      await times(() => call(caller, 'POST', `/v1/brands/${groupId}/brands/search`, { term, type: 'LOCATION' })),
    );
  }
  return { search, tree: await times(() => call(caller, 'GET', `/v1/brands/${groupId}/tree?limit=200`)) };
}

/** Seconds of COPY into one table without indexes. */
async function floor(database: Database, url: string | undefined, file: string): Promise<number> {
  const [header = ''] = (await readFile(file, 'utf8')).split(/\r?\n/, 1);
  const columns = header.split(',').map((_name, index) => `c${index} text`);
  await database.asOwner((_query, script) =>
    script(`drop table if exists import_floor; create table import_floor (${columns.join(',')})`),
  );
  if (url !== undefined) {
    return seconds(async () => execFileSync('psql', [url, '-qc', `\\copy import_floor from '${file}' csv header`]));
  }
  if (!('pglite' in database.queue)) throw new Error('This is not the embedded database.');
  const { pglite } = database.queue;
  const blob = new Blob([await readFile(file)]);
  return seconds(() => pglite.query(`copy import_floor from '/dev/blob' csv header`, [], { blob }));
}

async function bench(name: string, file: string, url?: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-bench-'));
  const log = createLog('error');
  const config = readConfig({
    HEARTH_MODE: 'demo',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  });
  const database = await openDatabase(config, { log, say: () => undefined, template: undefined });
  await migrate(database, await readMigrations(ROOT));
  const application = await createApplication({ config, clock: systemClock, log, database, checkAnswers: false });
  await application.start();
  await application.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = application.app.server.address() as AddressInfo;
  try {
    const importer = await application.runner.run(SYSTEM, makeImporter);
    const caller = { base: `http://127.0.0.1:${port}`, token: importer.token };
    const bytes = await readFile(file);
    const copy = await floor(database, url, file);
    let first: Awaited<ReturnType<typeof importOnce>> | undefined;
    const list = `/v1/brands/${importer.groupId}/imports`;
    const slowest = await slowestMeanwhile(caller, list, async () => {
      first = await importOnce(caller, importer.groupId, bytes);
    });
    const again = await importOnce(caller, importer.groupId, bytes);
    const reading = await readingTimes(caller, importer.groupId);
    await application.runner.run(SYSTEM, ({ db }) => db.execute(sql`select 1`));
    const round = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(2));
    process.stdout.write(
      [
        `\n${name}`,
        `  COPY into one table         ${round(copy)} s   (floor)`,
        `  upload                      ${round(first?.upload)} s`,
        `  check (dry run)             ${round(first?.check)} s`,
        `  import                      ${round(first?.write)} s`,
        `  whole                       ${round(first?.whole)} s   ${round((first?.whole ?? 0) / copy)} × floor   ${JSON.stringify(first?.counts)}`,
        `  the same file again         ${round(again.whole)} s   ${JSON.stringify(again.counts)}`,
        `  slowest call meanwhile      ${round(slowest)} s`,
        `  slowest search, tree        ${round(reading.search)} ms, ${round(reading.tree)} ms   (median of 10)`,
        '',
      ].join('\n'),
    );
  } finally {
    await application.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const given = process.argv[2];
const made = join(await mkdtemp(join(tmpdir(), 'hearth-bench-file-')), 'stores.csv');
if (given === undefined) await writeFile(made, locationsCsv(ROWS));
await bench('Embedded database', given ?? made);
const url = process.env['TEST_DATABASE_URL'];
if (url !== undefined && url !== '') await bench('PostgreSQL', given ?? made, url);
