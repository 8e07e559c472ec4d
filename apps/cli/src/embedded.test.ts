import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createSessionFor, findPersonByUsername } from '@hearth/domains/identity/service';
import { eraseOwnData } from '@hearth/domains/privacy/contract';
import { systemClock } from '@hearth/platform/clock';
import { SYSTEM } from '@hearth/platform/database';
import { DEMO_PEOPLE } from '@hearth/server/seed/story';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { confirmResetPassword } from '../../../domains/identity/contract/recovery-endpoints.ts';
import { fillInstallation, installationIn, scratchFolder, SECRET_KEY } from './installation.fixture.ts';

// A whole installation is filled, saved and restored, with every commit on the disk.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });
const folder = await scratchFolder();
const first = installationIn(join(folder, 'first'));
const second = installationIn(join(folder, 'second'));
const [person] = DEMO_PEOPLE;

beforeAll(async () => {
  expect(await first.hearth('migrate')).toMatchObject({ code: 0 });
  await fillInstallation(first);
});

describe('a backup', () => {
  const archive = join(folder, 'backup.tar.gz.sealed');
  const plain = join(folder, 'backup.tar.gz');

  test('holds database and files in one archive, and neither keys nor anything in the clear', async () => {
    const made = await first.hearth('backup', archive);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/\d+ rows of \d+ tables, 13 files/);
    expect(made.out).toContain('Not in it: SECRET_KEY');
    expect((await first.hearth('backup', archive)).err).toContain('exists already');
    expect(await first.hearth('backup', '--plain', plain)).toMatchObject({ code: 0 });
    expect(String(gunzipSync(await readFile(plain)))).not.toContain(SECRET_KEY);
    expect((await readFile(archive)).includes('hearth.json')).toBe(false);
  });

  test('that was changed or cut is refused, and nothing is touched', async () => {
    const whole = await readFile(archive);
    const broken = join(folder, 'broken.tar.gz.sealed');
    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1;
    const rows = gunzipSync(await readFile(plain));
    const place = rows.indexOf('"EUR"');
    rows.write('"EUX"', place);
    const damaged = [changed, whole.subarray(0, whole.length - 100), gzipSync(rows), Buffer.from('no archive at all')];
    expect(place).toBeGreaterThan(0);
    for (const bytes of damaged) {
      await writeFile(broken, bytes);
      const refused = await second.hearth('restore', broken);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toContain('is damaged, or no backup');
    }
    const stranger = installationIn(join(folder, 'stranger'), { SECRET_KEY: 'y'.repeat(40) });
    expect((await stranger.hearth('restore', archive)).err).toContain('Set SECRET_KEY');
    expect((await stranger.hearth('restore', plain)).err).toContain('sealed with a key that is not here');
    expect(existsSync(join(second.dataDir, 'database'))).toBe(false);
  });

  test('is restored elsewhere, equal row for row and file for file', async () => {
    expect(await second.hearth('restore', '--check', archive)).toMatchObject({ code: 0 });
    expect(existsSync(join(second.dataDir, 'database'))).toBe(false);
    const restored = await second.hearth('restore', archive);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('13 written');
    const sums = await first.sums();
    expect(Object.values(sums).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(5_000);
    expect(await second.sums()).toEqual(sums);
    for (const key of ['portraits/a/1.jpg', 'empty.txt'])
      expect(await readFile(join(second.dataDir, 'files', key))).toEqual(
        await readFile(join(first.dataDir, 'files', key)),
      );
    expect((await second.hearth('audit', 'verify')).out).toContain('as they were written');
    expect((await second.hearth('restore', archive)).err).toContain('--replace');
  });

  test('brings nobody back who was erased since', async () => {
    const id = await first.withServer(async ({ app, runner, jobs }) => {
      const made = await runner.run(SYSTEM, async (work) => {
        const [row] = await work.db.query(
          `select a.id, a.user_id from applications.application a join identity."user" u on u.id = a.user_id limit 1`,
        );
        return { id: String(row?.['id']), ...(await createSessionFor(work, String(row?.['user_id']))) };
      });
      const erased = await app.inject({
        method: eraseOwnData.method as 'POST',
        url: eraseOwnData.path,
        headers: { authorization: `Bearer ${made.access_token}` },
        payload: { understood: true },
      });
      expect(erased.statusCode).toBe(200);
      await jobs.drain(runner.free(new AbortController().signal));
      return made.id;
    });
    const isThere = (): Promise<boolean> =>
      first.withServer(({ runner }) =>
        runner.run(
          SYSTEM,
          async ({ db }) => (await db.query('select 1 from applications.application where id = $1', [id])).length > 0,
        ),
      );
    expect(await isThere()).toBe(false);
    expect(existsSync(join(first.dataDir, 'files/erasures/0000000001.json'))).toBe(true);
    expect(await first.hearth('restore', '--replace', archive)).toMatchObject({ code: 0 });
    expect(await isThere()).toBe(false);
  });

  test('of a running server is made of its newest snapshot; everything else says who holds the database', async () => {
    const beside = join(folder, 'beside.tar.gz.sealed');
    await second.withServer(async () => {
      const refused = await second.hearth('backup', beside);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toMatch(/in use by process \d+.*--snapshot/s);
      for (const words of [['jobs', 'list'], ['owner', 'create'], ['migrate'], ['restore', '--replace', archive]])
        expect((await second.hearth(...words)).err, words.join(' ')).toContain('in use by process');
      expect((await second.hearth('doctor')).out).toContain('in use by process');
      expect(await second.hearth('backup', '--snapshot', beside)).toMatchObject({ code: 0 });
    });
    expect(await second.hearth('restore', '--check', beside)).toMatchObject({ code: 0 });
  });
});

describe('people who cannot sign in', () => {
  test('get a link for one new password', async () => {
    const { username } = person;
    const made = await first.hearth('user', 'reset-password', username);
    expect(made.code).toBe(0);
    const link = new URL(made.out);
    expect([link.pathname, link.hash.length]).toEqual(['/user/reset/password/token', 44]);
    const changed = await first.withServer(({ app }) =>
      app.inject({
        method: 'POST',
        url: confirmResetPassword.path,
        payload: {
          code: link.hash.slice(1),
          new_password: 'Sea-Shell-42-Rain',
          confirm_new_password: 'Sea-Shell-42-Rain',
        },
      }),
    );
    expect(changed.statusCode).toBe(200);
    expect((await first.hearth('user', 'reset-password', '--mail', username)).out).toContain('in the outbox');
    expect(await first.hearth('user', 'reset-password', 'stranger')).toMatchObject({ code: 1, out: '' });
  });

  test('lose a second step that they have lost themselves', async () => {
    const { username } = person;
    expect((await first.hearth('user', 'reset-mfa', username)).err).toContain('has no second step');
    await first.withServer(({ runner }) =>
      runner.run(SYSTEM, async ({ db }) => {
        const found = await findPersonByUsername(db, username);
        await db.query(
          `insert into identity.second_factor (user_id, sealed_secret, confirmed_at) values ($1, $2, platform.moment())`,
          [found?.id, db.keys.seal(String(found?.id), 'secret')],
        );
      }),
    );
    expect(await first.hearth('user', 'reset-mfa', username)).toMatchObject({ code: 0 });
    expect((await first.hearth('user', 'reset-mfa', username)).code).toBe(1);
  });
});

describe('the others', () => {
  test('an owner is there already, and an employer gets a link', async () => {
    expect((await first.hearth('owner', 'create')).err).toContain('has an owner already');
    expect((await first.hearth('employer', 'invite', 'ana@example.com')).out).toMatch(/^http/);
    expect((await first.hearth('employer', 'invite', 'ana')).code).toBe(1);
  });

  test('jobs that failed are listed and tried again', async () => {
    const id = await first.withServer(({ runner }) =>
      runner.run(SYSTEM, async ({ db }) => {
        const [row] = await db.query(
          `update pgboss.job set state = 'failed', output = '{"message":"no such host"}' where id = (select id from pgboss.job where state = 'created' limit 1) returning id`,
        );
        return String(row?.['id']);
      }),
    );
    expect((await first.hearth('jobs', 'list')).out).toMatch(/: \d+ waiting, 0 active, 1 failed/);
    const listed = await first.hearth('jobs', 'list', '--state', 'failed', '--json');
    expect(JSON.parse(listed.out)).toMatchObject({ id, problem: 'no such host' });
    expect((await first.hearth('jobs', 'retry', '00000000-0000-7000-8000-000000000000')).code).toBe(1);
    expect((await first.hearth('jobs', 'retry', id)).out).toBe('1 jobs are tried again.');
    expect((await first.hearth('jobs', 'list', '--state', 'failed')).out).toBe('No job is failed.');
    expect((await first.hearth('jobs', 'list', '--state', 'lost')).code).toBe(2);
  });

  test('the doctor finds a good installation, and says what is wrong with another', async () => {
    // It compares this machine's clock with the database's, which is the real one.
    const found = await installationIn(first.dataDir, {}, systemClock).hearth('doctor');
    expect(found).toMatchObject({ code: 0, err: '' });
    expect(found.out).toContain('ok       Database: embedded');
    const other = installationIn(first.dataDir, { SECRET_KEY: 'z'.repeat(40) });
    const wrong = await other.hearth('doctor', '--json');
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('"what":"Secrets","state":"bad"');
  });

  test('a demonstration is removed when that is meant, and production starts on what is left', async () => {
    await copyFile(join(first.dataDir, 'files/empty.txt'), join(first.dataDir, 'files/other.txt'));
    expect((await first.hearth('demo', 'remove')).err).toContain('--yes');
    expect((await first.hearth('demo', 'remove', '--yes')).out).toContain('The demonstration is gone');
    expect(existsSync(join(first.dataDir, 'files/other.txt'))).toBe(false);
    const production = installationIn(first.dataDir, {
      HEARTH_MODE: 'production',
      PUBLIC_URL: 'https://app.example.com',
      AUTH_URL: 'https://auth.example.com',
      SMTP_URL: 'smtps://user:password@mail.example.com',
      SECRET_KEY: 'vJ8s0kQm3xYt5LbR7nWc2ZpD9fGhE4uA1oTiKqXs',
    });
    expect((await production.hearth('config', 'check')).out).toContain('Mode:      production');
    const made = await production.hearth('owner', 'create');
    expect(made).toMatchObject({ code: 0 });
    expect(made.out).toMatch(/^https:\/\/app\.example\.com\/setup#/);
  });
});

describe('the entry', () => {
  const hearth = async (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../bin/hearth.mjs'), ...words], {
      env: { ...process.env, DATA_DIR: join(folder, 'none') },
    }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
    );

  test('says what there is, and ends with 0, 1 or 2', async () => {
    const help = await hearth('--help');
    expect(help.code).toBe(0);
    for (const name of [
      'owner',
      'user',
      'config',
      'doctor',
      'mail-test',
      'backup',
      'restore',
      'move-to',
      'files',
      'jobs',
      'demo',
      'migrate',
    ])
      expect(help.text).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(await hearth('backup', '--help')).toMatchObject({ code: 0 });
    expect(await hearth('jobs', 'list')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no database'),
    });
    expect(await hearth('nothing')).toMatchObject({ code: 2, text: expect.stringContaining('unknown command') });
  });
});
