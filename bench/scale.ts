import pg from 'pg';
import { api, signIn, startServer } from './http/server.ts';
import { AT_PLACE, grow, TIMES } from './scale/grow.ts';

/**
 * The same calls at a hundred times the rows, and the inbox and the board of a place with 2,000 applications: milliseconds of
 * one caller, beside the same server on the seed as it is, in alternating rounds. It makes and drops two databases on the
 * server that DATABASE_URL names, as a superuser: `DATABASE_URL=postgres://… node bench/scale.ts` through npm.
 */
const SERVER = process.env['DATABASE_URL'];
if (SERVER === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be made.');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const TIMES_A_ROUND = 60;
const MANAGER = 'leonor';

interface Side {
  readonly url: string;
  readonly port: number;
  readonly name: string;
}
const sides: readonly Side[] = ['hearth_bench_one', 'hearth_bench_hundred'].map((name, index) => {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { name, url: url.href, port: 3955 + index };
});

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

interface Call {
  readonly name: string;
  readonly path: string;
  readonly token: string;
}

async function callsOf({ port }: Side): Promise<Call[]> {
  const [manager, employee, candidate] = [
    await signIn(MANAGER, port),
    await signIn('noor', port),
    await signIn('pia', port),
  ];
  const { data } = await api('/v1/users/info', manager, port);
  const brand = String((data['entry_mode'] as { brand_id: string }).brand_id);
  const today = Temporal.Now.plainDateISO().toString();
  return [
    {
      name: 'who am I (warm policy)',
      path: `/v1/brands/${brand}/permissions/is_authorized?required_permissions=VIEW_SCHEDULE&permission_category=SCHEDULING`,
      token: manager,
    },
    { name: 'user info', path: '/v1/users/info', token: manager },
    { name: 'own applications', path: '/v1/candidate_applications', token: candidate },
    { name: 'unread count', path: '/v1/unread_message_count_candidate', token: candidate },
    { name: 'own shifts', path: `/v1/my/shifts?from=${today}&to=${today}`, token: employee },
    { name: `inbox of a place with ${AT_PLACE}`, path: `/v1/employer_applications?brand=${brand}`, token: manager },
    { name: `board of a place with ${AT_PLACE}`, path: `/v1/brands/${brand}/pipeline?limit=20`, token: manager },
    {
      name: 'global search, a name with as many times the hits',
      path: `/v1/brands/${brand}/global_search?term=noor`,
      token: manager,
    },
    {
      name: 'global search, a slip of the keyboard',
      path: `/v1/brands/${brand}/global_search?term=hadadd`,
      token: manager,
    },
  ];
}

async function time({ port }: Side, { path, token }: Call): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < TIMES_A_ROUND; index += 1) {
    const started = performance.now();
    await api(path, token, port);
    times.push(performance.now() - started);
  }
  return median(times);
}

const [one, hundred] = sides as readonly [Side, Side];
const drop = (): Promise<void> =>
  connected(SERVER, async (client) => {
    for (const { name } of sides) await client.query(`drop database if exists ${name} with (force)`);
  });
await drop();
const stops: (() => Promise<void>)[] = [];
try {
  await connected(SERVER, (client) => client.query(`create database ${one.name}`));
  const seeded = await startServer([], one);
  await seeded.stop();
  await connected(SERVER, (client) => client.query(`create database ${hundred.name} template ${one.name}`));
  await connected(hundred.url, (client) => grow(client, MANAGER));
  for (const side of sides) stops.push((await startServer([], side)).stop);
  const calls = await Promise.all(sides.map(callsOf));
  process.stdout.write(`call | ms at 1 | ms at ${TIMES} | ratio\n`);
  for (const [index, call] of (calls[0] ?? []).entries()) {
    const same = calls[1]?.[index];
    if (same === undefined) continue;
    await time(one, call);
    await time(hundred, same);
    const pairs: { one: number; hundred: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      pairs.push({ one: await time(one, call), hundred: await time(hundred, same) });
    process.stdout.write(
      `${call.name} | ${median(pairs.map((pair) => pair.one)).toFixed(2)} | ${median(pairs.map((pair) => pair.hundred)).toFixed(2)} | ${median(pairs.map((pair) => pair.hundred / pair.one)).toFixed(2)}\n`,
    );
  }
} finally {
  for (const stop of stops) await stop();
  if (process.env['BENCH_KEEP'] === undefined) await drop();
}
