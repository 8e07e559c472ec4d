import pg from 'pg';
import { api, signIn, startServer } from './http/server.ts';

/**
 * What the gate's own calls cost somebody above 25,600 locations, beside a manager of one location on the same server, in
 * alternating rounds; and how long the preview of a role takes that 20,000 people hold. It makes and drops a database on the
 * server that DATABASE_URL names: `DATABASE_URL=postgres://… node bench/policy.ts` through npm.
 */
const SERVER = process.env['DATABASE_URL'];
if (SERVER === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be made.');
const LOCATIONS = 25_600;
const PEOPLE = 20_000;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const TIMES_A_ROUND = 100;
const PORT = 3957;
const NAME = 'hearth_bench_policy';

const url = new URL(SERVER);
url.pathname = `/${NAME}`;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function connected<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a table's rows that a condition names, with other values in some columns. */
async function copy(
  client: pg.Client,
  table: string,
  changes: Readonly<Record<string, string>>,
  from: string,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(',');
  const values = rows.map(({ name }) => changes[name] ?? `t."${name}"`).join(',');
  await client.query(`insert into ${table} (${names}) select ${values} from ${from}`);
}

/** Fills the demonstration's group to 25,600 locations, and gives a new role to 20,000 people, each at one of them. */
async function grow(client: pg.Client): Promise<{ groupId: string; roleId: string }> {
  await client.query('set statement_timeout = 0');
  const {
    rows: [first],
  } = await client.query<{ id: string; group_id: string; there: number }>(
    `select id, group_id, (count(*) over ())::int as there from core.brand where type = 'LOCATION' limit 1`,
  );
  if (first === undefined) throw new Error('The demonstration has no location.');
  const id = `md5('location' || n)::uuid`;
  await copy(
    client,
    'core.brand',
    {
      id,
      ancestor_ids: `t.ancestor_ids[:cardinality(t.ancestor_ids) - 1] || ${id}`,
      slug: `t.slug || '-' || n`,
      number: `'B' || n`,
    },
    `core.brand t cross join generate_series(1, ${LOCATIONS - first.there}) n where t.id = '${first.id}'`,
  );
  await copy(
    client,
    'identity."user"',
    { id: `md5('person' || n)::uuid`, email: `n || '-' || t.email`, username: `n || '-' || t.username` },
    `(select * from identity."user" where username = 'leonor') t cross join generate_series(1, ${PEOPLE}) n`,
  );
  const roleId = '019a0000-0000-7000-8000-00000000b0b0';
  await client.query(
    `insert into access.role (id, group_id, brand_id, name, description, rights, created_at, changed_at)
     values ($1, $2, $2, 'Bench', '', '{"VIEW_TEAM": {}}', now(), now())`,
    [roleId, first.group_id],
  );
  await client.query(
    `insert into access."grant" (id, group_id, brand_id, user_id, role_id, valid_from, consent)
     select md5('grant' || n)::uuid, $2, md5('location' || n)::uuid, md5('person' || n)::uuid, $1, now(), 'SEED'
       from generate_series(1, ${PEOPLE}) n`,
    [roleId, first.group_id],
  );
  await client.query('analyze core.brand; analyze access."grant"; analyze identity."user"');
  return { groupId: first.group_id, roleId };
}

async function time(path: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < TIMES_A_ROUND; index += 1) {
    const started = performance.now();
    await api(path, token, PORT);
    times.push(performance.now() - started);
  }
  return median(times);
}

const drop = (): Promise<unknown> =>
  connected(SERVER, (client) => client.query(`drop database if exists ${NAME} with (force)`));
await drop();
await connected(SERVER, (client) => client.query(`create database ${NAME}`));
const side = { port: PORT, url: url.href };
try {
  await (await startServer([], side)).stop();
  const { groupId, roleId } = await connected(url.href, grow);
  const server = await startServer([], side);
  try {
    const [above, one] = [await signIn('owen', PORT), await signIn('leonor', PORT)];
    const { data } = await api('/v1/users/info', one, PORT);
    const brand = String((data['entry_mode'] as { brand_id: string }).brand_id);
    process.stdout.write(`call | ms of a manager of one location | ms of one above ${LOCATIONS} | ratio\n`);
    for (const [name, path] of [
      ['is_authorized', 'permissions/is_authorized?required_permissions=VIEW_SCHEDULE&permission_category=SCHEDULING'],
      ['policy', 'policy'],
    ] as const) {
      const at = (id: string): string =>
        name === 'policy' ? `/v1/users/brands/${id}/${path}` : `/v1/brands/${id}/${path}`;
      const pairs: { one: number; above: number }[] = [];
      await time(at(groupId), above);
      for (let round = 0; round < ROUNDS; round += 1)
        pairs.push({ one: await time(at(brand), one), above: await time(at(groupId), above) });
      const [small, large] = [median(pairs.map((pair) => pair.one)), median(pairs.map((pair) => pair.above))];
      const ratio = median(pairs.map((pair) => pair.above / pair.one));
      process.stdout.write(`${name} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${ratio.toFixed(2)}\n`);
    }
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${PORT}/v1/brands/${groupId}/access_preview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${above}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        change: { kind: 'ROLE', role_id: roleId, rights: [{ name: 'VIEW_PAY', conditions: {} }] },
      }),
    });
    if (!response.ok) throw new Error(`The preview answered ${response.status}: ${await response.text()}`);
    const answer = (await response.json()) as { data: { people_count: number; totals: unknown } };
    process.stdout.write(
      `preview for ${answer.data.people_count} people: ${((performance.now() - started) / 1000).toFixed(2)} s\n${JSON.stringify(answer.data.totals)}\n`,
    );
  } finally {
    await server.stop();
  }
} finally {
  await drop();
}
