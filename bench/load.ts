import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Figures } from './load/figures.ts';
import { PORT, startServer } from './http/server.ts';

/**
 * Many callers at once: four reads to a write, asked at a steady rate whether or not the answers keep up, by 258 people of all
 * places. `DATABASE_URL=postgres://… node bench/load.ts` through npm; the database is seeded when it is empty. `LOAD_RATES=200,500,1000`
 * and `LOAD_SECONDS=30` say what is asked; `BENCH_PROFILE=folder` writes a processor profile of the server there.
 */
const URL_ = process.env['DATABASE_URL'] ?? '';
if (URL_ === '') throw new Error('Set DATABASE_URL to a PostgreSQL server that the bench may fill.');
const RATES = (process.env['LOAD_RATES'] ?? '200,500,1000').split(',').map(Number);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);
const CONNECTIONS = Number(process.env['LOAD_CONNECTIONS'] ?? 256);
const PROFILE = process.env['BENCH_PROFILE'];

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

function print(figures: Figures & { rate: number }, used: { memory: number; server: number; database: number }): void {
  const { rate, asked, seconds, statuses, p50, p95, p99, longest, odd, byCall } = figures;
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(
    `\n${rate}/s asked, ${round(asked / seconds)}/s answered in ${round(seconds)} s: ${said.join(', ')}; p50 ${round(p50)} p95 ${round(p95)} p99 ${round(p99)} longest ${round(longest)} ms\n  a request: ${round(used.server / asked)} ms of the server's processor time, ${round(used.database / asked)} ms of the database's; the server's memory: ${used.memory} MB\n`,
  );
  for (const [what, count] of Object.entries(odd)) process.stdout.write(`  odd: ${what}: ${count}\n`);
  for (const [call, { asked: times, p50: half, p99: most }] of Object.entries(byCall))
    process.stdout.write(`  ${call}: ${times}, p50 ${round(half)}, p99 ${round(most)}\n`);
}

process.env['TRUSTED_PROXIES'] = '1';
const server = await startServer(PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`]);
try {
  const client = spawn(process.execPath, [fileURLToPath(new URL('load/client.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LOAD: JSON.stringify({ url: URL_, port: PORT, rates: RATES, seconds: SECONDS, connections: CONNECTIONS }),
    },
  });
  const watch = new pg.Client({ connectionString: URL_ });
  await watch.connect();
  let before = { server: 0, database: 0 };
  for await (const line of createInterface(client.stdout)) {
    const now = {
      server: await processorTime([server.pid]),
      database: await processorTime(await processesOf(watch)),
    };
    if (line.startsWith('{')) {
      const used = { server: now.server - before.server, database: now.database - before.database };
      print(JSON.parse(line) as Figures & { rate: number }, { ...used, memory: await memoryOf(server.pid) });
    }
    before = now;
  }
  await watch.end();
} finally {
  await server.stop();
}
