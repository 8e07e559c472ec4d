import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockAt } from '@hearth/platform/clock';
import { ConfigError, readConfig } from '@hearth/platform/config/config';
import { serverDatabase, SYSTEM } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { readMigrations } from '@hearth/platform/database/migrate';
import { createLog } from '@hearth/platform/log';
import { ROOT } from '@hearth/testing/template';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeEmployer } from '../../../../domains/access/db/factory.ts';
import { makeGroup } from '../../../../domains/core/db/factory.ts';
import { createApplication } from '../application.ts';
import type { Application } from '../application.ts';
import { migrateDatabase } from './migrate-database.ts';

const template = inject('template');

// The embedded database has one role, and nobody else reaches it.
describe.runIf('url' in template)('a server whose schema another role owns', () => {
  const url = 'url' in template ? template.url : '';
  const mark = `${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const [name, owner, app] = [`hearth_roles_${mark}`, `owner_${mark}`, `app_${mark}`];
  const log = createLog('silent');
  const urlAs = (role: string): string => {
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
  const scopes = 'hearth_tenant, hearth_self, hearth_public, hearth_survey, hearth_system';
  let dataDir: string;
  let database: Database;
  let application: Application;
  const said: string[] = [];
  const tell = { log, say: (line: string) => void said.push(line) };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hearth-roles-'));
    await admin(
      `create role ${owner} login createrole`,
      `grant ${scopes} to ${owner} with admin option`,
      `create role ${app} login noinherit`,
      `create database ${name} owner ${owner}`,
    );
    database = serverDatabase(urlAs(app), 4);
  });
  afterAll(async () => {
    await application?.stop();
    await database.close();
    await admin(`drop database if exists ${name} with (force)`, `drop role ${app}`, `drop role ${owner}`);
    await rm(dataDir, { recursive: true, force: true });
  });

  test('is refused in a sentence while nobody who may migrate is named', async () => {
    const started = migrateDatabase({ migrationDatabaseUrl: undefined }, database, await readMigrations(ROOT), tell);
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow('MIGRATION_DATABASE_URL');
  });

  test('is migrated by the owner and served by a role that owns nothing: sign-in, rights, jobs, events', async () => {
    const migrations = await readMigrations(ROOT);
    await migrateDatabase({ migrationDatabaseUrl: urlAs(owner) }, database, migrations, tell);
    expect(said).toEqual([`Database: ${migrations.length} migrations ran.`]);
    const config = readConfig({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      HEARTH_MODE: 'demo',
      DATABASE_URL: urlAs(app),
    });
    application = await createApplication({
      config,
      clock: clockAt('2026-11-16T09:00:00Z'),
      log,
      database,
      checkAnswers: true,
    });
    await application.start();
    const made = await application.runner.run(SYSTEM, async (work) => {
      const group = await makeGroup(work, { name: 'Harbour House' });
      return { group, owner: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }) };
    });
    const headers = { authorization: `Bearer ${made.owner.token}` };
    const answer = await application.app.inject({ method: 'GET', url: '/v1/users/me', headers });
    expect([200, 404]).toContain(answer.statusCode);
    await application.jobs.drain(application.runner.free(new AbortController().signal));
    await application.work();
    // A second start has nothing to migrate, and needs no owner for that.
    said.length = 0;
    await migrateDatabase({ migrationDatabaseUrl: undefined }, database, migrations, tell);
    expect(said).toEqual([]);
  });

  test.each([
    'alter table identity."user" add column x int',
    'alter table identity."user" disable row level security',
    'drop table platform.mail',
    'create table platform.mine (id int)',
    'create schema mine',
    'drop policy system on identity."user"',
    'alter role current_user bypassrls',
    'select * from identity."user"',
    'select * from platform.secret',
    'select * from core.brand',
    'delete from platform.migration',
    'truncate platform.outbox',
    'alter table pgboss.job add column x int',
    'set role ' + owner,
  ])('the role that serves may not: %s', async (statement) => {
    await expect(database.asOwner((_query, script) => script(statement))).rejects.toThrow(
      /permission denied|must be|must have|not an owner|does not exist/,
    );
    await expect(
      database.run(SYSTEM, (tx) =>
        statement.startsWith('select') ? Promise.reject(new Error('must be')) : tx.script(statement),
      ),
    ).rejects.toThrow(/permission denied|must be|must have|not an owner/);
  });

  test('a role that owns the schema is told of', async () => {
    const owners = serverDatabase(urlAs(owner), 2);
    await migrateDatabase({ migrationDatabaseUrl: undefined }, owners, await readMigrations(ROOT), tell);
    await owners.close();
    expect(said.join('\n')).toMatch(/owner_.* owns the tables.*MIGRATION_DATABASE_URL/);
  });
});
