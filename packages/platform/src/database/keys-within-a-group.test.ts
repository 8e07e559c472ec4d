import { readFile } from 'node:fs/promises';
import { newId } from '@hearth/kit/id';
import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, beforeEach, expect, test } from 'vitest';

const database = await openTestDatabase();
afterAll(() => database.close());
const MIGRATIONS = [
  '202611262000-keys-that-hold-the-group',
  '202611262001-prove-keys-that-hold-the-group',
  '202611262002-drop-keys-without-the-group',
];
const [OURS, THEIRS] = [newId(), newId()];

/** A parent in each of two groups, and children as they stood when keys held the id alone. */
const YESTERDAY = `
  drop schema if exists trial cascade;
  create schema trial;
  create table trial.parent (id text primary key, group_id uuid not null);
  create table trial.loose (parent_id text references trial.parent (id) on delete set null, group_id uuid not null);
  create table trial.bound (parent_id text not null references trial.parent (id) on delete cascade, group_id uuid not null);
  insert into trial.parent values ('ours', '${OURS}'), ('theirs', '${THEIRS}');
  insert into trial.loose values ('ours', '${OURS}'), (null, '${OURS}');
  insert into trial.bound values ('ours', '${OURS}');`;

const ask = (text: string) => database.asOwner((query) => query(text));
const keys = () =>
  ask(
    `select conrelid::regclass || ' ' || conname as name, convalidated as holds, pg_get_constraintdef(oid) as key from pg_constraint
     where contype = 'f' and connamespace = 'trial'::regnamespace order by 1`,
  );

/** Runs migrations, each in a transaction of its own as a start runs them. */
async function migrated(names = MIGRATIONS): Promise<void> {
  for (const name of names) {
    const text = await readFile(new URL(`../../db/${name}.sql`, import.meta.url), 'utf8');
    await database.asOwner((_query, script) =>
      script(`begin;\n${text};\ncommit;`).catch(async (error: unknown) => {
        await script('rollback');
        throw error;
      }),
    );
  }
}

beforeEach(() => database.asOwner((_query, script) => script(YESTERDAY)));

test('keys of a database of yesterday hold the group under the names that they had', async () => {
  await migrated();
  expect(await keys()).toEqual([
    {
      name: 'trial.bound bound_parent_id_fkey',
      holds: true,
      key: 'FOREIGN KEY (parent_id, group_id) REFERENCES trial.parent(id, group_id) ON DELETE CASCADE',
    },
    {
      name: 'trial.loose loose_parent_id_fkey',
      holds: true,
      key: 'FOREIGN KEY (parent_id, group_id) REFERENCES trial.parent(id, group_id) ON DELETE SET NULL (parent_id)',
    },
  ]);
  for (const table of ['loose', 'bound'])
    await expect(ask(`insert into trial.${table} values ('theirs', '${OURS}')`)).rejects.toThrow(/foreign key/);
  // What stood there goes as it went, and takes no group with it.
  await ask('delete from trial.parent');
  expect(await ask('select parent_id, group_id from trial.loose')).toEqual([
    { parent_id: null, group_id: OURS },
    { parent_id: null, group_id: OURS },
  ]);
  expect(await ask('select 1 from trial.bound')).toEqual([]);
});

test('rows that point to another group stop it before anything is changed, and are named', async () => {
  await ask(`insert into trial.bound values ('theirs', '${OURS}'), ('theirs', '${OURS}')`);
  const before = await keys();
  await expect(migrated()).rejects.toThrow(
    /Nothing was changed\.[^]*from trial\.bound to trial\.parent of another group: 2, for example parent_id = theirs/,
  );
  expect(await keys()).toEqual(before);
  expect(await ask(`select 1 from pg_indexes where schemaname = 'trial' and indexname = 'parent_in_group'`)).toEqual(
    [],
  );
  await ask(`delete from trial.bound where parent_id = 'theirs'`);
  await migrated();
  expect((await keys()).map(({ holds }) => holds)).toEqual([true, true]);
});

test('a row that slips in after it was looked at is named too, and the keys of before stay until it is gone', async () => {
  await migrated(MIGRATIONS.slice(0, 1));
  // Written past the key, since no test meets the moment between the look and the key.
  await database.asOwner((_query, script) =>
    script(`set session_replication_role = 'replica'; insert into trial.bound values ('theirs', '${OURS}');
      set session_replication_role = 'origin'`),
  );
  await expect(migrated(MIGRATIONS.slice(1))).rejects.toThrow(
    /A row of trial\.bound points to a row of trial\.parent in another group/,
  );
  expect((await keys()).filter(({ holds }) => holds === true)).toHaveLength(2);
  await ask(`delete from trial.bound where parent_id = 'theirs'`);
  await migrated(MIGRATIONS.slice(1));
  expect((await keys()).map(({ holds }) => holds)).toEqual([true, true]);
});
