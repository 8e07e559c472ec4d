import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PORT, signIn, startServer } from './http/server.ts';
import { openStream } from './load/open-streams.ts';
import type { OpenedStream } from './load/open-streams.ts';
import { LET_IN } from './load/people.ts';

/**
 * 3,000 event streams that follow one place, and 30 edits of its schedule: how many of the news arrive, how long after the edit
 * was sent, and what a stream holds of memory. `DATABASE_URL=postgres://… node bench/streams.ts` through npm; the database is
 * seeded when it is empty.
 */
const PEOPLE = 150;
const SESSIONS_EACH = 4;
const STREAMS_EACH = 5;
const NEWS = 30;
const NEWS_EVERY_MS = 500;
const TYPE = 'scheduling.shifts_changed';

const HIRE = `
  insert into access."grant" (id, group_id, brand_id, user_id, role, valid_from, consent)
  select gen_random_uuid(), $1, $2, id, 'LOCATION_MANAGER', now() - interval '1 day', 'SEED'
  from (select id from identity."user" where username <> all ($3) order by id limit ${PEOPLE}) person
  on conflict do nothing`;

interface Place {
  readonly group_id: string;
  readonly location_id: string;
  readonly shift_id: string;
  readonly version: number;
}

const memoryOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

process.env['TRUSTED_PROXIES'] = '1';
const server = await startServer();
try {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const demo = (await client.query('select username from identity.demo_account')).rows.map(({ username }) => username);
  await client.query(LET_IN, [demo[0]]);
  const [place] = (
    await client.query<Place>(
      `select group_id, location_id, id as shift_id, version from scheduling.shift where not removed and local_date > current_date order by id limit 1`,
    )
  ).rows;
  if (place === undefined) throw new Error('The demonstration has no shift ahead.');
  await client.query(HIRE, [place.group_id, place.location_id, demo]);
  const people = (
    await client.query<{ username: string }>(
      `select username from identity."user" where username <> all ($1) order by id limit ${PEOPLE}`,
      [demo],
    )
  ).rows;
  await client.end();

  const sessions: { token: string; address: string }[] = [];
  for (const [index, { username }] of people.entries()) {
    const address = `10.0.${index}.7`;
    for (let nth = 0; nth < SESSIONS_EACH; nth += 1)
      sessions.push({ address, token: await signIn(username, PORT, address) });
  }
  const before = await memoryOf(server.pid);
  const streams: OpenedStream[] = [];
  for (const session of sessions)
    streams.push(
      ...(await Promise.all(
        Array.from({ length: STREAMS_EACH }, () =>
          openStream(PORT, { ...session, brandId: place.location_id, type: TYPE }),
        ),
      )),
    );
  const held = ((await memoryOf(server.pid)) - before) / streams.length;

  const [editor] = sessions;
  let version = place.version;
  const delays: number[] = [];
  for (let nth = 1; nth <= NEWS; nth += 1) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${PORT}/v1/brands/${place.location_id}/schedule/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${editor?.token}` },
      body: JSON.stringify({
        idempotency_key: randomUUID(),
        commands: [{ kind: 'change', id: place.shift_id, expected_version: version, set: { note: `Keys, ${nth}` } }],
        answers: [],
      }),
    });
    if (answer.status !== 200) throw new Error(`An edit answered ${answer.status}: ${await answer.text()}`);
    version += 1;
    await pause(NEWS_EVERY_MS);
    for (const { counted, lastAt } of streams) if (counted >= nth) delays.push(lastAt - began);
  }
  await pause(2_000);
  const delivered = streams.reduce((sum, { counted }) => sum + counted, 0);
  delays.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(delays[Math.floor(delays.length * share)] ?? 0);
  process.stdout.write(
    `${streams.length} streams, ${delivered} of ${streams.length * NEWS} news arrived; after the edit was sent p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${held.toFixed(0)} kB of the server's memory each\n`,
  );
  for (const stream of streams) stream.close();
} finally {
  await server.stop();
}
