import pg from 'pg';
import { api, startServer } from '../http/server.ts';

const SERVER = process.env['DATABASE_URL'];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const TIMES_A_ROUND = 60;

/** One of the two servers that are compared. */
export interface Side {
  readonly url: string;
  readonly port: number;
  readonly name: string;
}

/** What is timed; with `send` it is a message of that text, otherwise a read. */
export interface Call {
  readonly name: string;
  readonly path: string;
  readonly token: string;
  readonly send?: string;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function run({ port }: Side, { path, token, send }: Call): Promise<void> {
  if (send === undefined) {
    await api(path, token, port);
    return;
  }
  const body = new FormData();
  body.set('message_body', send);
  const headers = { authorization: `Bearer ${token}` };
  const { ok, status } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  if (!ok) throw new Error(`${path} answered ${status}`);
}

async function time(side: Side, call: Call): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < TIMES_A_ROUND; index += 1) {
    const started = performance.now();
    await run(side, call);
    times.push(performance.now() - started);
  }
  return median(times);
}

/**
 * The same calls on two servers that differ by their rows, in alternating rounds of one caller: milliseconds and their ratio.
 * Makes and drops two databases on the server that DATABASE_URL names, as a superuser. The second one is `grown` out of the
 * first; `growFirst` is done to the first.
 */
export async function compareSides(plan: {
  readonly name: string;
  readonly headings: readonly [string, string];
  readonly growFirst?: (client: pg.Client) => Promise<void>;
  readonly grow: (client: pg.Client) => Promise<void>;
  readonly callsOf: (side: Side) => Promise<readonly Call[]>;
}): Promise<void> {
  if (SERVER === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be made.');
  const sideAt = (index: number): Side => {
    const name = `hearth_bench_${plan.name}_${index}`;
    const url = new URL(SERVER);
    url.pathname = `/${name}`;
    return { name, url: url.href, port: 3955 + index };
  };
  const sides = [sideAt(0), sideAt(1)] as const;
  const [first, second] = sides;
  const drop = (): Promise<void> =>
    connected(SERVER, async (client) => {
      for (const { name } of sides) await client.query(`drop database if exists ${name} with (force)`);
    });
  await drop();
  const stops: (() => Promise<void>)[] = [];
  try {
    await connected(SERVER, (client) => client.query(`create database ${first.name}`));
    const seeded = await startServer([], first);
    await seeded.stop();
    await connected(SERVER, (client) => client.query(`create database ${second.name} template ${first.name}`));
    await connected(second.url, plan.grow);
    if (plan.growFirst !== undefined) await connected(first.url, plan.growFirst);
    for (const side of sides) stops.push((await startServer([], side)).stop);
    const calls = await Promise.all(sides.map(plan.callsOf));
    process.stdout.write(`call | ms at ${plan.headings[0]} | ms at ${plan.headings[1]} | ratio\n`);
    for (const [index, call] of (calls[0] ?? []).entries()) {
      const same = calls[1]?.[index];
      if (same === undefined) continue;
      await time(first, call);
      await time(second, same);
      const pairs: { few: number; many: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        pairs.push({ few: await time(first, call), many: await time(second, same) });
      process.stdout.write(
        `${call.name} | ${median(pairs.map(({ few }) => few)).toFixed(2)} | ${median(pairs.map(({ many }) => many)).toFixed(2)} | ${median(pairs.map(({ few, many }) => many / few)).toFixed(2)}\n`,
      );
    }
  } finally {
    for (const stop of stops) await stop();
    if (process.env['BENCH_KEEP'] === undefined) await drop();
  }
}
