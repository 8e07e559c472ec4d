import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { calls } from './http/calls.ts';
import type { Call } from './http/calls.ts';
import type { Floor } from './http/floor.ts';
import { load } from './http/load.ts';
import type { Load } from './http/load.ts';
import { api, PORT, startServer } from './http/server.ts';

/**
 * Requests a second of the hottest calls, each beside its floor in the same run: bare node:http with pg and the same
 * statements on the same PostgreSQL, in a process of its own. `DATABASE_URL=postgres://… node bench/http.ts` through npm; the
 * database is seeded when it is empty. The ratio counts; the absolute figures follow the machine. `BENCH_CALL=word` measures
 * the calls with that word in their name, `BENCH_PROFILE=folder` writes a processor profile of the server there.
 */
if ((process.env['DATABASE_URL'] ?? '') === '')
  throw new Error('Set DATABASE_URL to a PostgreSQL server that the bench may fill.');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const ONLY = process.env['BENCH_CALL'] ?? '';
const PROFILE = process.env['BENCH_PROFILE'];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function startFloor(floor: Floor): Promise<{ url: string; close: () => void }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('http/floor.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FLOOR: JSON.stringify(floor) },
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, close: () => child.kill('SIGKILL') };
}

async function measure(call: Call): Promise<string> {
  const bytes = call.method === 'GET' ? (await api(call.path, call.token)).text : '{"status_code":200,"data":{}}';
  const floor = await startFloor({ statements: call.statements, writes: call.writes ?? false, bytes });
  const ours = `http://127.0.0.1:${PORT}${call.path}`;
  const pairs: { ours: Load; floor: Load }[] = [];
  for (const url of [ours, floor.url]) await load(url, call, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0;
    const a = await load(first ? ours : floor.url, call);
    const b = await load(first ? floor.url : ours, call);
    pairs.push(first ? { ours: a, floor: b } : { ours: b, floor: a });
  }
  floor.close();
  const of = (figure: (pair: { ours: Load; floor: Load }) => number): number => median(pairs.map(figure));
  const refused = pairs.reduce((sum, pair) => sum + pair.ours.non2xx + pair.floor.non2xx, 0);
  return [
    call.name,
    of((pair) => pair.ours.requests.average).toFixed(0),
    of((pair) => pair.floor.requests.average).toFixed(0),
    of((pair) => pair.ours.requests.average / pair.floor.requests.average).toFixed(2),
    `${of((pair) => pair.ours.latency.p50)} / ${of((pair) => pair.ours.latency.p99)}`,
    refused,
  ].join(' | ');
}

const server = await startServer(PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`]);
try {
  process.stdout.write(`call | ours req/s | floor req/s | ratio | p50 / p99 ms | refused\n`);
  for (const call of await calls()) if (call.name.includes(ONLY)) process.stdout.write(`${await measure(call)}\n`);
} finally {
  await server.stop();
}
