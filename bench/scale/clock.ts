import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmployee, openRestaurant } from '@hearth/domains/team/factory';
import { findEmployees } from '@hearth/domains/team/service';
import { newId } from '@hearth/kit/id';
import { clockAt } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { embeddedDatabase, serverDatabase, SYSTEM } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import type { Work } from '@hearth/platform/module';
import { createApplication } from '@hearth/server/application';
import { openInMemory, prepare } from '@hearth/testing/template';
import pg from 'pg';
import { recordPunches } from '../../domains/clock/server/record-punches.ts';
import { findClockPlaces } from '../../domains/clock/server/queries/place.ts';
import { addToChain } from '../../domains/clock/server/queries/punch.ts';
import { loadSheets } from '../../domains/timesheets/server/load-sheets.ts';
import { requireSheetPlace } from '../../domains/timesheets/server/place.ts';

/**
 * Clock-in beside a bare insert of the same row in one transaction, over more and more punches, and the sheets of 300 people:
 * `node bench/scale/clock.ts` through npm on the embedded database, `DATABASE_URL=postgres://…` on a server, where a database is made and
 * dropped. `BENCH_PUNCHES=0,1000000` says how many punches there are in each step.
 */
const SERVER = process.env['DATABASE_URL'];
const STEPS = (process.env['BENCH_PUNCHES'] ?? (SERVER === undefined ? '0,100000' : '0,1000000'))
  .split(',')
  .map(Number);
const PEOPLE = 300;
const TIMES = 200;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const NOW = Date.parse('2026-11-30T12:00:00Z');

async function openDatabase(): Promise<{ readonly database: Database; readonly close: () => Promise<void> }> {
  if (SERVER === undefined) {
    const pglite = await openInMemory();
    return { database: embeddedDatabase(pglite), close: () => pglite.close() };
  }
  const name = `hearth_bench_clock_${process.pid}`;
  const onServer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: SERVER });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const database = serverDatabase(url.href);
  return {
    database,
    close: async () => {
      await database.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

const { database, close } = await openDatabase();
await prepare(database);
const dataDir = await mkdtemp(join(tmpdir(), 'hearth-bench-'));
const clock = clockAt(new Date(NOW).toISOString());
const config = readConfig({ HEARTH_MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const application = await createApplication({ config, clock, log: createLog('error'), database, checkAnswers: false });
const run = <T>(work: (means: Work<'system'>) => Promise<T>): Promise<T> => application.runner.run(SYSTEM, work);

const { groupId, here } = await openRestaurant({ run });
const ids = await run(async ({ db }) => {
  const made = [];
  for (let index = 0; index < PEOPLE; index += 1)
    made.push((await makeEmployee(db, { groupId, locationId: here, firstName: `Waiter ${index}` })).id);
  return made;
});
const people = await run(({ db }) => findEmployees(db, ids));
const [place] = await run(({ db }) => findClockPlaces(db, [here]));
if (place === undefined) throw new Error('The location was just made.');

/** Punches of all of them, four a day, the latest days first, so that a year is full before the one before it begins. */
async function grow(from: number, to: number): Promise<void> {
  const PART = SERVER === undefined ? 5000 : 20_000;
  for (let first = from; first < to; first += PART)
    await database.asOwner((query) =>
      query(
        `insert into clock.punch (id, group_id, employee_id, location_id, seq, act, kind, at, device_at, received_at, offset_seconds,
           source, place, reason, idempotency_key, hash)
         select gen_random_uuid(), $1, ($3::uuid[])[1 + n % $4], $2, 1000000 + n / $4, 'PUNCH',
           (array['OUT', 'BREAK_END', 'BREAK_START', 'IN'])[1 + n / $4 % 4], m, m, m, 0, 'PHONE', 'UNKNOWN', '', gen_random_uuid(), repeat('0', 64)
         from generate_series($5::int, $6::int - 1) n,
           lateral (select $7::timestamptz - make_interval(days => 2 + (n / $4 / 4)::int, hours => 2 * (n / $4 % 4)::int) as m) at`,
        [groupId, here, ids, PEOPLE, first, Math.min(first + PART, to), new Date(NOW)],
      ),
    );
  await database.asOwner((query) => query('analyze clock.punch'));
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Milliseconds of clock-ins and of bare inserts, one after the other, each in a transaction of its own. */
async function measure(round: number): Promise<{ readonly punch: number[]; readonly bare: number[] }> {
  const [punch, bare]: [number[], number[]] = [[], []];
  for (let index = 0; index < TIMES + 20; index += 1) {
    const person = people[index % people.length];
    if (person === undefined || place === undefined) throw new Error('There are people.');
    const moment = new Date(NOW + (round * (TIMES + 20) + index) * MINUTE_MS);
    clock.set(moment.toISOString());
    const sent = {
      idempotency_key: randomUUID(),
      kind: 'TOGGLE' as const,
      device_at: moment.toISOString(),
      position: null,
      position_id: null,
      reason: 'Bench',
      attestation: { took_breaks: true, got_tips: false, was_injured: false, note: '' },
    };
    const started = performance.now();
    await run((work) =>
      recordPunches(work, { person, place }, { sentAt: moment, source: 'WEB', byUser: null, punches: [sent] }),
    );
    const done = performance.now();
    await run(({ db }) =>
      addToChain(db, [
        {
          id: newId(),
          group_id: groupId,
          employee_id: person.id,
          location_id: here,
          seq: 500_000 + round * (TIMES + 20) + index,
          act: 'PUNCH',
          replaces: null,
          kind: 'IN',
          at: new Date(NOW - 4000 * DAY_MS),
          device_at: moment,
          received_at: moment,
          offset_seconds: 0,
          source: 'WEB',
          position_id: null,
          place: 'UNKNOWN',
          accuracy_m: null,
          distance_m: null,
          reason: '',
          by_user: null,
          idempotency_key: randomUUID(),
          hash: '0'.repeat(64),
        },
      ]),
    );
    const ended = performance.now();
    if (index < 20) continue;
    punch.push(done - started);
    bare.push(ended - done);
  }
  return { punch, bare };
}

let before = 0;
for (const [round, count] of STEPS.entries()) {
  const started = performance.now();
  await grow(before, count);
  before = count;
  const grown = (performance.now() - started) / 1000;
  const { punch, bare } = await measure(round);
  const line = (share: number): string => {
    const [one, other] = [at(punch, share), at(bare, share)];
    return `${one.toFixed(1)} and ${other.toFixed(1)} ms: ${(one / other).toFixed(2)} times`;
  };
  console.log(
    `${count} punches (${grown.toFixed(0)} s): clock-in and bare insert, median ${line(0.5)}, p99 ${line(0.99)}`,
  );
}

clock.set(new Date(NOW).toISOString());
const times = [];
for (let round = 0; round < 4; round += 1) {
  const started = performance.now();
  const sheets = await run(async ({ db }) => {
    const payer = await requireSheetPlace(db, here, new Date(NOW));
    return loadSheets(db, payer, people, { from: '2026-11-01', until: '2026-11-30' }, new Date(NOW));
  });
  times.push(performance.now() - started);
  if (round === 0)
    console.log(`${sheets.length} sheets of ${sheets.reduce((sum, { sheet }) => sum + sheet.lines.length, 0)} lines`);
}
console.log(
  `300 people's pay period: ${at(times.slice(1), 0.5).toFixed(0)} ms (first ${(times[0] ?? 0).toFixed(0)} ms)`,
);
await application.stop();
await close();
await rm(dataDir, { recursive: true, force: true });
