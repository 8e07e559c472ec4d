import { join } from 'node:path';
import { serverDatabase } from '@hearth/platform/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { fillInstallation, installationIn, scratchFolder, sumAll } from './installation.fixture.ts';

const template = inject('template');
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

// On a server, with an owner of the schema who is no superuser and a role that serves and owns nothing.
describe.runIf('url' in template)('an installation on a PostgreSQL server', async () => {
  // Without a server these tests are left out, though what stands here is still run.
  const url = 'url' in template ? template.url : 'postgres://nowhere';
  const mark = `${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const [owner, app] = [`cli_owner_${mark}`, `cli_app_${mark}`];
  const names = [`hearth_cli_a_${mark}`, `hearth_cli_b_${mark}`] as const;
  const scopes = 'hearth_tenant, hearth_self, hearth_public, hearth_survey, hearth_system';
  const urlAs = (role: string, name: string): string => {
    const own = new URL(url);
    own.pathname = `/${name}`;
    own.username = role;
    return own.href;
  };
  const admin = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const folder = await scratchFolder();
  const source = installationIn(join(folder, 'source'));
  const settings = (name: string): Record<string, string> => ({
    DATABASE_URL: urlAs(app, name),
    MIGRATION_DATABASE_URL: urlAs(owner, name),
  });
  const moved = installationIn(source.dataDir, settings(names[0]));
  const restored = installationIn(join(folder, 'restored'), settings(names[1]));
  const asAdmin = async (name: string) => {
    const own = new URL(url);
    own.pathname = `/${name}`;
    const database = serverDatabase(own.href, 2);
    try {
      return await sumAll(database);
    } finally {
      await database.close();
    }
  };

  beforeAll(async () => {
    await admin(
      `create role ${owner} login createrole`,
      `grant ${scopes} to ${owner} with admin option`,
      `create role ${app} login noinherit`,
      ...names.map((name) => `create database ${name} owner ${owner}`),
    );
    expect(await source.hearth('migrate')).toMatchObject({ code: 0 });
    await fillInstallation(source);
  });
  afterAll(async () => {
    await admin(
      ...names.map((name) => `drop database if exists ${name} with (force)`),
      `drop role ${app}`,
      `drop role ${owner}`,
    );
  });

  test('comes from an embedded one, equal row for row, counted and hashed', async () => {
    const made = await source.hearth('move-to', urlAs(owner, names[0]));
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/\d+ rows of \d+ tables were copied/);
    expect(await asAdmin(names[0])).toEqual(await source.sums());
    expect((await source.hearth('move-to', urlAs(owner, names[0]))).err).toContain('has people in it already');
    expect((await source.hearth('move-to', 'mysql://somewhere')).code).toBe(2);
    expect(await moved.hearth('migrate')).toMatchObject({ code: 0 });
    expect((await moved.hearth('doctor')).out).toContain('ok       Database: server');
  });

  test('is saved beside a running server, and restored to another server and to an embedded database', async () => {
    const archive = join(folder, 'moved.tar.gz.sealed');
    const before = await moved.withServer(async (application) => {
      await application.hub.start();
      expect(await moved.hearth('backup', archive)).toMatchObject({ code: 0, err: '' });
      expect((await moved.hearth('restore', '--replace', archive)).err).toContain('A server is running');
      return asAdmin(names[0]);
    });
    expect(await restored.hearth('restore', archive)).toMatchObject({ code: 0, err: '' });
    expect(await asAdmin(names[1])).toEqual(before);
    const embedded = installationIn(join(folder, 'embedded'));
    expect(await embedded.hearth('restore', archive)).toMatchObject({ code: 0 });
    expect(await embedded.sums()).toEqual(before);
    // Row security holds for the owner as before.
    const database = serverDatabase(urlAs(owner, names[0]), 2);
    const lax = await database.asOwner((query) =>
      query(
        `select c.oid::regclass::text as name from pg_class c where c.relrowsecurity and not c.relforcerowsecurity and c.relkind = 'r'`,
      ),
    );
    await database.close();
    expect(lax).toEqual([]);
    expect((await moved.hearth('restore', archive)).err).toContain('--replace');
    expect(await moved.hearth('restore', '--replace', archive)).toMatchObject({ code: 0 });
    expect(await asAdmin(names[0])).toEqual(before);
  });

  test('cannot be saved by the role that serves alone: it may not read what only its people read', async () => {
    const served = installationIn(source.dataDir, { DATABASE_URL: urlAs(app, names[0]) });
    expect((await served.hearth('backup', join(folder, 'none'))).err).toContain('MIGRATION_DATABASE_URL');
  });
});
