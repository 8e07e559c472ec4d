import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedDatabase } from '@hearth/platform/database';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { openInMemory, ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { describeSchema } from '../../tools/schema.ts';

test('the committed picture of the schema is what the migrations make', async () => {
  const pglite = await openInMemory();
  const database = embeddedDatabase(pglite);
  await migrate(database, await readMigrations(ROOT));
  const fresh = await describeSchema(database);
  await pglite.close();
  expect(fresh, 'Run "node tools/write-schema.ts" through npm and commit db/schema.sql.').toBe(
    await readFile(join(ROOT, 'db/schema.sql'), 'utf8'),
  );
});

test('a migration that ran is never changed, and one from a newer version is not run past', async () => {
  const pglite = await openInMemory();
  const database = embeddedDatabase(pglite);
  const first = { name: '202611200100-first', sql: 'create schema first', checksum: 'a' };
  expect(await migrate(database, [first])).toEqual(['202611200100-first']);
  expect(await migrate(database, [first])).toEqual([]);
  await expect(migrate(database, [{ ...first, checksum: 'b' }])).rejects.toThrow(/was changed after it ran/);
  await expect(migrate(database, [])).rejects.toThrow(/newer version/);
  const broken = { name: '202611200200-broken', sql: 'create schema second; select nonsense', checksum: 'c' };
  await expect(migrate(database, [first, broken])).rejects.toThrow(/202611200200-broken failed/);
  const rows = await database.asOwner((query) => query(`select 1 from pg_namespace where nspname = 'second'`));
  expect(rows).toEqual([]);
  await pglite.close();
});
