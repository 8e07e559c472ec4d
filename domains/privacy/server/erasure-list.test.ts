import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { startS3Server } from '@hearth/testing/peers/s3-server';
import { startTestServer } from '@hearth/testing/server';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { END_KEY, sheetKey } from './erasure-sheet.ts';
import { openScene } from './handlers/privacy.fixture.ts';
import { FORGET_DUE } from './jobs/forget-due.ts';
import { repeatErasures } from './repeat-erasures.ts';

// A bucket also has its own idea of the time, so the tests begin now.
const at = new Date().toISOString();
const clock = { now: (): Date => new Date() };
const s3 = await startS3Server(() => clock.now());
const lines: string[] = [];
const stores = {
  disk: await startTestServer({ at, lines }),
  bucket: await startTestServer({ at, lines, environment: { ...s3.environment, SECRET_KEY: 'x'.repeat(40) } }),
};
clock.now = () => stores.bucket.clock.now();

/** Tables that a backup of these tests holds, those that others need first. */
const TABLES = [
  'applications.application',
  'applications.stage_event',
  'applications.letter',
  'messaging.message',
  'media.attachment',
  'talent_pool.entry',
  'applications.draft',
  'applications.past_application',
  'applications.past_step',
  'privacy.erasure_list',
  'privacy.erasure_note',
] as const;

describe.each(['disk', 'bucket'] as const)('the list of erasures in a %s', (kind) => {
  const server = stores[kind];
  const start = () => repeatErasures(server.application.runner.free(new AbortController().signal));
  const erase = (token: string) => server.call(contract.eraseOwnData, { body: { understood: true } }, token);
  const files = server.application.tools.files;
  const end = async (): Promise<number> =>
    (JSON.parse((await files.get(END_KEY))?.toString() ?? '{"sheets":0}') as { sheets: number }).sheets;
  const isThere = (id: string): Promise<boolean> =>
    server.run(
      async ({ db }) => (await db.execute(sql`select 1 from applications.application where id = ${id}`)).length > 0,
    );
  const becauses = async (groupId: string) =>
    (
      await server.run(({ db }) =>
        db.execute<{ because: string }>(
          sql`select because from privacy.erasure where group_id = ${groupId} order by id`,
        ),
      )
    ).map(({ because }) => because);

  test('incident 43: what was forgotten after a backup was made is forgotten once more when that backup is restored, before anything is served', async () => {
    const scene = await openScene(server);
    const pia = await scene.apply('REJECTED', 900);
    await scene.write(pia.id, pia.token);
    const ana = await scene.apply('REJECTED', 10);
    const bo = await scene.apply('REJECTED', 10);
    await pool(server, scene.group.id, scene.here, ana.userId);
    const backup = await takeBackup(server);

    await erase(ana.token);
    await server.run(({ enqueue }) => enqueue(jobNamed(FORGET_DUE), {}));
    await server.settle();
    // Pia's last message is of today: her time has not run out.
    expect([await isThere(ana.id), await isThere(bo.id)]).toEqual([false, true]);
    expect(await left(server)).toBe(0);

    await restore(server, backup);
    expect([await isThere(ana.id), await pooled(server, ana.userId)]).toEqual([true, 1]);
    lines.length = 0;
    await server.application.beforeServing();
    expect([await isThere(ana.id), await isThere(bo.id), await isThere(pia.id)]).toEqual([false, true, true]);
    expect(await pooled(server, ana.userId)).toBe(0);
    expect(await becauses(scene.group.id)).toContain('REPEATED');
    expect(lines.join('\n')).toContain('a backup was restored');

    // A second start finds nothing to do, and what is repeated is not written again.
    const sheets = await end();
    lines.length = 0;
    await start();
    await server.settle();
    expect([await end(), lines]).toEqual([sheets, []]);
  });

  test('a person who applied again after they were forgotten is left alone', async () => {
    const scene = await openScene(server);
    const ana = await scene.apply('REJECTED', 10);
    await erase(ana.token);
    await server.settle();
    const again = await scene.apply('NEW', 0, ana);
    await start();
    expect(await isThere(again.id)).toBe(true);
  });

  test('a sheet that was not written here is left out and said; the list goes on behind it', async () => {
    const scene = await openScene(server);
    const ana = await scene.apply('REJECTED', 10);
    const bo = await scene.apply('REJECTED', 10);
    const next = (await end()) + 1;
    const forged = JSON.stringify({
      number: next,
      previous: '',
      entries: [{ kind: 'APPLICATION', id: ana.id, at: clock.now().toISOString() }],
    });
    await files.put(sheetKey(next), Buffer.from(`${forged}\nno signature\n`), 'application/json');
    lines.length = 0;
    await start();
    expect(await isThere(ana.id)).toBe(true);
    expect(lines.join('\n')).toContain('NOT_OURS');
    const backup = await takeBackup(server);
    await erase(bo.token);
    await server.settle();
    await restore(server, backup);
    await start();
    expect(await isThere(bo.id)).toBe(false);
  });

  test('an end that was cut off is noticed', async () => {
    const scene = await openScene(server);
    const ana = await scene.apply('REJECTED', 10);
    const backup = await takeBackup(server);
    await erase(ana.token);
    await server.settle();
    const last = await end();
    const kept = await files.get(sheetKey(last));
    await files.delete(sheetKey(last));
    // Of this database, which knows the sheet, and of one that was restored and does not.
    lines.length = 0;
    await start();
    expect(lines.join('\n')).toContain('has lost sheets');
    await restore(server, backup);
    lines.length = 0;
    await start();
    expect(lines.join('\n')).toContain('has lost sheets');
    await files.put(sheetKey(last), kept ?? Buffer.alloc(0), 'application/json');
    lines.length = 0;
    await start();
    expect(await isThere(ana.id)).toBe(false);
  });

  test('a sheet that was written while its transaction was lost is neither written over nor repeated', async () => {
    const scene = await openScene(server);
    const ana = await scene.apply('REJECTED', 10);
    await erase(ana.token);
    const backup = await takeBackup(server);
    await server.settle();
    const before = await end();
    await restore(server, backup);
    await server.run(({ enqueue }) => enqueue(jobNamed('privacy.writeErasures', true), {}, { key: 'list' }));
    await server.settle();
    expect([await end(), await left(server)]).toEqual([before + 1, 0]);
    lines.length = 0;
    await start();
    expect(lines).toEqual([]);
  });

  test('nodes that write at once keep one chain', async () => {
    const scene = await openScene(server);
    const people = [
      await scene.apply('REJECTED', 10),
      await scene.apply('REJECTED', 10),
      await scene.apply('REJECTED', 10),
    ];
    const backup = await takeBackup(server);
    await Promise.all(people.map(({ token }) => erase(token)));
    await Promise.all([server.settle(), server.settle()]);
    await restore(server, backup);
    lines.length = 0;
    await Promise.all([start(), start()]);
    expect(await Promise.all(people.map(({ id }) => isThere(id)))).toEqual([false, false, false]);
    expect(lines.join('\n')).not.toContain('not to be trusted');
  });
});

const left = async (server: TestServer): Promise<number> =>
  (await server.run(({ db }) => db.execute(sql`select 1 from privacy.erasure_note`))).length;
const pooled = async (server: TestServer, userId: string): Promise<number> =>
  (await server.run(({ db }) => db.execute(sql`select 1 from talent_pool.entry where user_id = ${userId}`))).length;

const pool = (server: TestServer, groupId: string, locationId: string, userId: string) =>
  server.run(({ db, clock: time }) =>
    db.execute(sql`
      insert into talent_pool.entry (id, group_id, location_id, user_id, first_name, last_name, email, language, position_name, job_title, reason, note,
        added_by, added_by_name, added_at, last_contact_at, asked_by, asked_at, consented_at, until)
      values (gen_random_uuid(), ${groupId}, ${locationId}, ${userId}, 'Ana', 'Lima', 'ana@example.com', 'en', 'Bartender', 'Bartender', 'LATER', '',
        ${userId}, 'Leonor', ${time.now()}, ${time.now()}, ${userId}, ${time.now()}, ${time.now()},
        ${time.now()}::timestamptz + interval '1 year')`),
  );

/** Every row of the tables, as a backup holds them. */
async function takeBackup(server: TestServer): Promise<ReadonlyMap<string, string>> {
  const held = new Map<string, string>();
  for (const table of TABLES) {
    const [row] = await server.database.asOwner((query) =>
      query(`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${table} t`),
    );
    held.set(table, String(row?.['rows']));
  }
  return held;
}

/** Puts back what a backup holds and takes away what it does not; the files stay as they are. */
async function restore(server: TestServer, backup: ReadonlyMap<string, string>): Promise<void> {
  await server.database.asOwner(async (query, script) => {
    await script(
      TABLES.toReversed()
        .map((table) => `delete from ${table};`)
        .join(' '),
    );
    for (const [table, rows] of backup) {
      const [row] = await query(
        `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
         where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      );
      const columns = String(row?.['columns']);
      await query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [rows],
      );
    }
  });
}
