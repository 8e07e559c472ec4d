import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inScope, PUBLIC, SYSTEM, SYSTEM_WORDS } from '../database.ts';
import type { Scope, Tx } from '../database.ts';

const USER = '019a0000-0000-7000-8000-0000000000aa';
const GROUP = '019a0000-0000-7000-8000-000000000001';
const database = await openTestDatabase();
afterAll(() => database.close());

const asked = (tx: Tx) =>
  tx.execute<Record<string, unknown>>(
    sql`select current_user as role, current_setting('app.groups', true) as groups, current_setting('app.user', true) as person, current_setting('transaction_read_only') as readonly`,
  );
const read = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.run(scope, work, { readOnly: true });

test.each([
  [SYSTEM, 'hearth_system', '{}', ''],
  [PUBLIC, 'hearth_public', '{}', ''],
  [{ kind: 'self', userId: USER }, 'hearth_self', '{}', USER],
  [{ kind: 'tenant', groupIds: [GROUP], userId: USER }, 'hearth_tenant', `{${GROUP}}`, USER],
] as const)(
  'a reading statement runs as the role of its scope, with its groups and person: %o',
  async (scope, role, groups, person) => {
    expect(await read(scope, asked)).toEqual([{ role, groups, person, readonly: 'on' }]);
  },
);

test('many scopes at the same time never see each other', async () => {
  const users = Array.from(
    { length: 200 },
    (_none, index) => `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  );
  const answers = await Promise.all(users.map((userId) => read({ kind: 'self', userId }, asked)));
  expect(answers.map(([row]) => row?.['person'])).toEqual(users);
});

test('nothing of a scope stays behind on its connection, also after a refused statement', async () => {
  await expect(read(SYSTEM, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow(/zero/);
  await expect(read(SYSTEM, (tx) => tx.execute(sql`select nothing from nowhere`))).rejects.toThrow(/nowhere/);
  for (let time = 0; time < 20; time += 1) {
    const rows = await database.asOwner((query) =>
      query(
        `select current_user = session_user as own, current_setting('app.user', true) as person, current_setting('transaction_read_only') as readonly`,
      ),
    );
    expect(rows).toEqual([{ own: true, person: rows[0]?.['person'], readonly: 'off' }]);
    expect(rows[0]?.['person'] ?? '').toBe('');
  }
});

test('a part in another scope is read as that scope, and what follows as the first again', async () => {
  const roles = await read({ kind: 'self', userId: USER }, async (tx) => [
    await asked(tx),
    await inScope(tx, SYSTEM, asked),
    await asked(tx),
  ]);
  expect(roles.map(([row]) => row?.['role'])).toEqual(['hearth_self', 'hearth_system', 'hearth_self']);
});

test('a statement with several commands is refused to write too', async () => {
  await expect(read(SYSTEM, (tx) => tx.script('select 1; create table public.trial (id int)'))).rejects.toThrow(
    /read-only/,
  );
});

test('reading work cannot give itself the right to write', async () => {
  await expect(read(SYSTEM, (tx) => tx.execute(sql`set transaction read write`))).rejects.toThrow(/read-write/);
});

test('where words are looked for, indexes come first and likeness begins lower; what follows plans as ever', async () => {
  const settings = (tx: Tx) =>
    tx.execute<{ seqscan: string; alike: boolean }>(
      sql`select current_setting('enable_seqscan') as seqscan, public.word_similarity('smiht', 'smith') >= current_setting('pg_trgm.word_similarity_threshold')::real as alike`,
    );
  const all = await read(SYSTEM, async (tx) => [
    await settings(tx),
    await inScope(tx, SYSTEM_WORDS, settings),
    await settings(tx),
  ]);
  expect(all.flat()).toEqual([
    { seqscan: 'on', alike: false },
    { seqscan: 'off', alike: true },
    { seqscan: 'on', alike: false },
  ]);
});
