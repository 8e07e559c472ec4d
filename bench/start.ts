import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Start to first page, and resident memory after it, on a seeded data directory, beside the floor: the same database folder
 * opened by PGlite and one Fastify route. `node bench/start.ts` through npm; the ratio counts.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const FLOOR = `
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import fastify from 'fastify';
const pglite = await PGlite.create(process.env.FOLDER, { extensions: { btree_gist, pg_trgm, unaccent } });
const app = fastify();
app.get('/user/login', async () => (await pglite.query('select 1 as one')).rows);
await app.listen({ port: Number(process.env.PORT) });
`;

interface Figure {
  readonly seconds: number;
  readonly megabytes: number;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

async function firstPage(words: readonly string[], environment: Record<string, string>, port: number): Promise<Figure> {
  const started = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'error', DATABASE_URL: '' },
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/user/login`).catch(() => undefined);
    if (answer?.ok === true) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - started) / 1000;
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0);
  await stop(child);
  return { seconds, megabytes: kilobytes / 1024 };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'hearth-start-'));
const floorScript = join(ROOT, 'bench/.floor.mjs');
try {
  await firstPage(['apps/server/src/start.ts'], { DATA_DIR: folder }, 3961);
  await writeFile(floorScript, FLOOR);
  const pairs: { ours: Figure; floor: Figure }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await firstPage(['apps/server/src/start.ts'], { DATA_DIR: folder }, 3962 + round * 2);
    const copy = join(folder, `floor-${round}`);
    await cp(join(folder, 'database'), copy, { recursive: true });
    const floor = await firstPage([floorScript], { FOLDER: copy }, 3963 + round * 2);
    pairs.push({ ours, floor });
  }
  const say = (what: string, of: (figure: Figure) => number, unit: string): void =>
    void process.stdout.write(
      `${what}: ours ${median(pairs.map(({ ours }) => of(ours))).toFixed(2)} ${unit}, floor ${median(pairs.map(({ floor }) => of(floor))).toFixed(2)} ${unit}, ratio ${median(pairs.map(({ ours, floor }) => of(ours) / of(floor))).toFixed(2)}\n`,
    );
  say('start to first page', (figure) => figure.seconds, 's');
  say('resident memory', (figure) => figure.megabytes, 'MB');
} finally {
  await rm(floorScript, { force: true });
  await rm(folder, { recursive: true, force: true });
}
