import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * Requests a second of the hottest calls, each beside its floor in the same run: bare node:http with pg and the same
 * statements on the same PostgreSQL. `DATABASE_URL=postgres://… node bench/http.ts` through npm; the database is seeded when
 * it is empty. The ratio counts; the absolute figures follow the machine.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const URL_OF_DATABASE = process.env['DATABASE_URL'] ?? '';
if (URL_OF_DATABASE === '') throw new Error('Set DATABASE_URL to a PostgreSQL server that the bench may fill.');
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 64;
const PORT = 3951;

interface AutocannonResult {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
}
type Autocannon = (options: Record<string, unknown>) => Promise<AutocannonResult>;
const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: () => string;
  readonly type?: string;
  /** The floor: the statements that this call sends, in order, with their values; none for a call that needs no query. */
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
  /** Whether the floor runs them in a transaction that writes. */
  readonly writes?: boolean;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function load(url: string, call: Call): Promise<AutocannonResult> {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: call.method,
    headers: {
      authorization: `Bearer ${call.token}`,
      ...(call.body === undefined ? {} : { 'content-type': call.type ?? 'application/json' }),
    },
    ...(call.body === undefined
      ? {}
      : {
          setupClient: (client: { setBody(body: string): void; on(event: string, heard: () => void): void }) => {
            const next = (): void => client.setBody(call.body?.() ?? '');
            next();
            client.on('response', next);
          },
        }),
  });
}

/** The floor of a call: the same statements and the same number of bytes, and nothing else. */
async function floorServer(call: Call, bytes: string): Promise<{ url: string; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: URL_OF_DATABASE, max: 10 });
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.method === 'POST') for await (const chunk of request) void chunk;
      if (call.statements.length > 0) {
        const client = await pool.connect();
        if (call.writes === true) await client.query('begin');
        for (const [index, { text, values }] of call.statements.entries())
          await client.query({
            name: `${call.name}${index}`,
            text,
            values: values.map((value) => (value === 'NEW' ? crypto.randomUUID() : value)),
          });
        if (call.writes === true) await client.query('commit');
        client.release();
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
    };
    answer().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    });
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}

async function api(path: string, token: string): Promise<{ data: Record<string, unknown>; text: string }> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return { data: (JSON.parse(text) as { data: Record<string, unknown> }).data, text };
}

async function signIn(username: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${PORT}/auth/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${PORT}`,
      'sec-fetch-site': 'same-origin',
      'x-hearth-frame': '1',
    },
    body: JSON.stringify({ username, password: 'Hearth-demo-2026' }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}

async function calls(): Promise<Call[]> {
  const manager = await signIn('leonor');
  const employee = await signIn('noor');
  const candidate = await signIn('pia');
  const info = await api('/v1/users/info', manager);
  const brand = String((info.data['entry_mode'] as { brand_id: string }).brand_id);
  const own = await api('/v1/candidate_applications', candidate);
  const [application] = own.data['applications'] as { id: string }[];
  const admin = new pg.Client({ connectionString: URL_OF_DATABASE });
  await admin.connect();
  const one = async (text: string): Promise<Record<string, string>> =>
    (await admin.query(text)).rows[0] as Record<string, string>;
  const person = await one(`select id from identity."user" where username = 'leonor'`);
  const week = await one(`select to_char(date_trunc('week', now()), 'YYYY-MM-DD') as monday`);
  await admin.end();
  const id = application?.id ?? '';
  return [
    {
      name: 'who am I (warm policy)',
      method: 'GET',
      path: `/v1/brands/${brand}/permissions/is_authorized?required_permissions=VIEW_SCHEDULE&permission_category=SCHEDULING`,
      token: manager,
      statements: [],
    },
    {
      name: 'user info',
      method: 'GET',
      path: '/v1/users/info',
      token: manager,
      statements: [{ text: `select * from identity."user" where id = $1`, values: [person['id']] }],
    },
    {
      name: 'own applications',
      method: 'GET',
      path: '/v1/candidate_applications',
      token: candidate,
      statements: [
        {
          text: 'select * from applications.application_view where user_id = (select user_id from applications.application where id = $1) order by last_message_at desc nulls last, applied_at desc, id limit 10',
          values: [id],
        },
        {
          text: 'select count(*) from applications.application_view where user_id = (select user_id from applications.application where id = $1)',
          values: [id],
        },
      ],
    },
    {
      name: 'unread count',
      method: 'GET',
      path: '/v1/unread_message_count_candidate',
      token: candidate,
      statements: [
        {
          text: 'select coalesce(sum(unread_candidate), 0)::int as n from applications.application where user_id = (select user_id from applications.application where id = $1)',
          values: [id],
        },
      ],
    },
    {
      name: 'own shifts',
      method: 'GET',
      path: `/v1/my/shifts?from=${week['monday']}&to=${week['monday']}`,
      token: employee,
      statements: [
        {
          text: `select s.* from scheduling.published_shift s join team.employee e on e.id = s.employee_id where e.email = 'noor@lumen.example' and s.local_date = $1::date`,
          values: [week['monday']],
        },
      ],
    },
    {
      name: 'board of a location',
      method: 'GET',
      path: `/v1/brands/${brand}/pipeline?limit=10`,
      token: manager,
      statements: [
        {
          text: `select stage, count(*), min(waiting_since) from applications.application where location_id = $1 and archived_at is null group by stage`,
          values: [brand],
        },
        {
          text: `select card.* from unnest(array['NEW','SCREEN','INTERVIEW','TRIAL','OFFER','HIRED']) as c(stage) cross join lateral (select * from applications.application a where a.location_id = $1 and a.stage = c.stage and archived_at is null order by waiting_since nulls last, stage_entered_at, id limit 10) card`,
          values: [brand],
        },
      ],
    },
    {
      name: 'write: a message',
      method: 'POST',
      path: `/v1/applications/${id}/messages`,
      token: candidate,
      writes: true,
      type: 'multipart/form-data; boundary=b',
      body: () => `--b\r\ncontent-disposition: form-data; name="message_body"\r\n\r\nHello\r\n--b--\r\n`,
      statements: [
        {
          text: `insert into messaging.message (id, group_id, application_id, candidate_user_id, sender_side, sender_name, body, sent_at) select $1, group_id, id, user_id, 'CANDIDATE', 'Pia', 'Hello', now() from applications.application where id = $2`,
          values: ['NEW', id],
        },
        {
          text: `update applications.application set unread_employer = unread_employer + 1, last_message_at = now(), last_message = 'Hello' where id = $1`,
          values: [id],
        },
        {
          text: `with e as (insert into platform.outbox (id, type, topics, data) values ($1, 'bench', array['a'], '{}')) select pg_notify('bench', 'x')`,
          values: ['NEW'],
        },
      ],
    },
  ];
}

const server = spawn(process.execPath, ['apps/server/src/start.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(PORT), DATA_DIR: '/tmp/hearth-bench', LOG_LEVEL: 'error' },
});
try {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(`http://127.0.0.1:${PORT}/health/ready`).catch(() => undefined))?.ok === true) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.stdout.write(`call | ours req/s | floor req/s | ratio | p50 / p99 ms | refused\n`);
  for (const call of await calls()) {
    const bytes = call.method === 'GET' ? (await api(call.path, call.token)).text : '{"status_code":200,"data":{}}';
    const floor = await floorServer(call, bytes);
    const pairs: { ours: AutocannonResult; floor: AutocannonResult }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % 2 === 0;
      const a = await load(first ? `http://127.0.0.1:${PORT}${call.path}` : floor.url, call);
      const b = await load(first ? floor.url : `http://127.0.0.1:${PORT}${call.path}`, call);
      pairs.push(first ? { ours: a, floor: b } : { ours: b, floor: a });
    }
    await floor.close();
    const ratio = median(pairs.map((pair) => pair.ours.requests.average / pair.floor.requests.average));
    const ours = pairs[0]?.ours;
    process.stdout.write(
      `${call.name} | ${median(pairs.map((pair) => pair.ours.requests.average)).toFixed(0)} | ${median(pairs.map((pair) => pair.floor.requests.average)).toFixed(0)} | ${ratio.toFixed(2)} | ${ours?.latency.p50} / ${ours?.latency.p99} | ${pairs.reduce((sum, pair) => sum + pair.ours.non2xx + pair.floor.non2xx, 0)}\n`,
    );
  }
} finally {
  server.kill('SIGTERM');
}
