import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Figures } from './load/figures.ts';
import type { FloorFigures } from './load/floor.ts';
import { PORT, startServer } from './http/server.ts';

/**
 * Many callers at once: four reads to a write, asked at a steady rate whether or not the answers keep up, by 258 people of all
 * places. Beside it the floor: the statements of such a load, recorded, and sent by bare `pg` to a copy of the database.
 * `DATABASE_URL=postgres://… node bench/load.ts` through npm; the database is seeded when it is empty. `LOAD_RATES=200,500,1000`
 * and `LOAD_SECONDS=30` say what is asked; `BENCH_PROFILE=folder` writes a processor profile of the server there.
 */
const URL_ = process.env['DATABASE_URL'] ?? '';
if (URL_ === '') throw new Error('Set DATABASE_URL to a PostgreSQL server that the bench may fill.');
const RATES = (process.env['LOAD_RATES'] ?? '200,500,1000').split(',').map(Number);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);
const CONNECTIONS = Number(process.env['LOAD_CONNECTIONS'] ?? 256);
const PROFILE = process.env['BENCH_PROFILE'];
/** What is recorded for the floor. */
const RECORDED = { rates: [200], seconds: 20 };

/** The resident memory of a process, in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024);
}

/** The processor time that processes have used so far, in milliseconds; those of other machines count for nothing. */
async function processorTime(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, , , , , , , , , , , user = 0, system = 0] = text.slice(text.lastIndexOf(')')).split(' ').map(Number);
    ticks += user + system;
  }
  return ticks * 10;
}

/** The processes of the PostgreSQL server. */
async function processesOf(client: pg.Client): Promise<number[]> {
  return (await client.query<{ pid: number }>('select pid from pg_stat_activity')).rows.map(({ pid }) => pid);
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

function print(
  figures: Figures & { rate: number },
  used: { memory: number; server: number; database: number; possible: number },
): void {
  const { rate, asked, seconds, statuses, p50, p95, p99, longest, odd, byCall } = figures;
  const served = Object.entries(statuses).reduce((sum, [status, count]) => (status[0] === '2' ? sum + count : sum), 0);
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(
    `\n${rate}/s asked, ${round(asked / seconds)}/s answered in ${round(seconds)} s: ${said.join(', ')}; p50 ${round(p50)} p95 ${round(p95)} p99 ${round(p99)} longest ${round(longest)} ms\n  a request: ${round(used.server / asked)} ms of the server's processor time, ${round(used.database / asked)} ms of the database's; the server's memory: ${used.memory} MB; ${round((served / seconds / used.possible) * 100)} % of the floor\n`,
  );
  for (const [what, count] of Object.entries(odd)) process.stdout.write(`  odd: ${what}: ${count}\n`);
  for (const [call, { asked: times, p50: half, p99: most }] of Object.entries(byCall))
    process.stdout.write(`  ${call}: ${times}, p50 ${round(half)}, p99 ${round(most)}\n`);
}

/** Lets everybody ask at the given rates; hears when the server is warm, and of each rate what came of it. */
async function load(
  asked: { readonly rates: readonly number[]; readonly seconds: number },
  hear: (figures: (Figures & { rate: number }) | 'warm') => Promise<void> | void,
): Promise<void> {
  const client = spawn(process.execPath, [fileURLToPath(new URL('load/client.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOAD: JSON.stringify({ url: URL_, port: PORT, connections: CONNECTIONS, ...asked }) },
  });
  for await (const line of createInterface(client.stdout))
    await hear(line.startsWith('{') ? (JSON.parse(line) as Figures & { rate: number }) : 'warm');
}

/** How many requests a second the database alone would stand: their statements by bare `pg`. */
async function floor(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-load-'));
  const file = join(folder, 'statements');
  const copy = new URL(URL_);
  copy.pathname += '_floor';
  const name = (url: URL): string => pg.escapeIdentifier(url.pathname.slice(1));
  const server = await startServer();
  // Everybody who will ask is there before the copy is made.
  await load({ rates: [], seconds: 0 }, () => undefined);
  await server.stop();
  const admin = new URL(URL_);
  admin.pathname = '/template1';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`drop database if exists ${name(copy)} with (force)`);
  await client.query(`create database ${name(copy)} template ${name(new URL(URL_))}`);
  try {
    process.env['RECORD'] = file;
    const recorded = await startServer(['--import', fileURLToPath(new URL('load/record.ts', import.meta.url))]);
    let requests = 0;
    await load(RECORDED, (figures) => {
      if (figures === 'warm') process.kill(recorded.pid, 'SIGUSR2');
      else requests += figures.asked;
    });
    await recorded.stop();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL('load/floor.ts', import.meta.url))],
      { env: { ...process.env, DATABASE_URL: copy.href, FLOOR_FILE: file } },
    );
    const { statements, transactions, failed, seconds } = JSON.parse(stdout) as FloorFigures;
    const rate = requests / seconds;
    process.stdout.write(
      `floor: ${requests} requests were ${statements} statements in ${transactions} transactions; by themselves ${round(seconds)} s (${failed} refused): ${Math.round(rate)} requests a second\n`,
    );
    return rate;
  } finally {
    await client.query(`drop database if exists ${name(copy)} with (force)`);
    await client.end();
    await rm(folder, { recursive: true });
  }
}

process.env['TRUSTED_PROXIES'] = '1';
const possible = await floor();
const server = await startServer(PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`]);
try {
  const watch = new pg.Client({ connectionString: URL_ });
  await watch.connect();
  let before = { server: 0, database: 0 };
  await load({ rates: RATES, seconds: SECONDS }, async (figures) => {
    const now = {
      server: await processorTime([server.pid]),
      database: await processorTime(await processesOf(watch)),
    };
    if (figures !== 'warm') {
      const used = { server: now.server - before.server, database: now.database - before.database };
      print(figures, { ...used, memory: await memoryOf(server.pid), possible });
    }
    before = now;
  });
  await watch.end();
} finally {
  await server.stop();
}
