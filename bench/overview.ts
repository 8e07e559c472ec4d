/**
 * The group's dashboard over 4, 400 and 25,600 locations, each planned for a week: milliseconds of one
 * caller through the whole server, without a socket. Embedded database.
 *
 *   npx -c 'node bench/overview.ts [most locations]'
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { newId } from '@hearth/kit/id';
import { systemClock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { embeddedDatabase, SYSTEM } from '@hearth/platform/database';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { createLog } from '@hearth/platform/log';
import { openInMemory, ROOT } from '@hearth/testing/template';
import { createApplication } from '../apps/server/src/application.ts';

const SIZES = [4, 400, 25_600].filter((size) => size <= Number(process.argv[2] ?? 25_600));
const TIMES = 15;
const DAYS = 8;
const SHIFTS_A_DAY = 3;

const dataDir = await mkdtemp(join(tmpdir(), 'hearth-bench-'));
const pglite = await openInMemory();
const database = embeddedDatabase(pglite);
await migrate(database, await readMigrations(ROOT));
const config = readConfig({ HEARTH_MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const application = await createApplication({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  database,
  checkAnswers: false,
});

/** A group with so many locations, a week of shifts at each that nobody holds and nobody has published, and whoever leads it. */
async function openGroup(locations: number): Promise<{ id: string; token: string }> {
  return application.runner.run(SYSTEM, async (work) => {
    const id = newId();
    await makeBrandTree(work, {
      id,
      type: 'GP-GROUP',
      name: `Group of ${locations}`,
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
    });
    await work.db.query(
      `insert into core.brand (id, group_id, parent_id, ancestor_ids, type, name, slug, time_zone, currency)
       select place.id, $1, $1, array[$1::uuid, place.id], 'LOCATION', 'Place ' || place.n, 'place-' || place.n, 'Europe/Lisbon', 'EUR'
       from (select n, gen_random_uuid() as id from generate_series(1, ${locations}) n) place`,
      [id],
    );
    const { token } = await makeEmployer(work, { brandId: id, as: 'ENTERPRISE_OWNER' });
    await work.db.query(
      `insert into scheduling.shift (id, group_id, location_id, local_date, start_time, end_time, time_zone, starts_at, ends_at,
         unpaid_break_minutes, paid_break_minutes, station, note, version, removed, updated_at)
       select gen_random_uuid(), b.group_id, b.id, current_date + day, '10:00', '18:00', b.time_zone, current_date + day + time '10:00',
         current_date + day + time '18:00', 30, 0, '', '', 1, false, now()
       from core.brand b cross join generate_series(0, ${DAYS - 1}) day cross join generate_series(1, ${SHIFTS_A_DAY}) n
       where b.group_id = $1 and b.type = 'LOCATION'`,
      [id],
    );
    return { id, token };
  });
}

async function time({ id, token }: { id: string; token: string }): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    const started = performance.now();
    const answer = await application.app.inject({
      method: 'GET',
      url: `/v1/brands/${id}/dashboard/locations?limit=25`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

try {
  process.stdout.write('locations | shifts | ms | ratio\n');
  let floor: number | undefined;
  for (const size of SIZES) {
    const group = await openGroup(size);
    await database.asOwner((query) => query('analyze'));
    // Once to warm up: the first calls of a process pay for the others.
    await time(group);
    const taken = await time(group);
    floor ??= taken;
    process.stdout.write(
      `${size} | ${size * DAYS * SHIFTS_A_DAY} | ${taken.toFixed(1)} | ${(taken / floor).toFixed(1)}\n`,
    );
  }
} finally {
  await application.stop();
  await rm(dataDir, { recursive: true, force: true });
}
