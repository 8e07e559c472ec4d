import { sql } from 'kysely';
import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apart, inScope, PUBLIC, SYSTEM } from './database.ts';
import type { Database, Scope, Tx } from './database.ts';

const OURS = '019a0000-0000-7000-8000-000000000001';
const THEIRS = '019a0000-0000-7000-8000-000000000002';
const USER = '019a0000-0000-7000-8000-0000000000aa';
const tenant = (groupId: string): Scope => ({ kind: 'tenant', groupIds: [groupId], userId: USER });

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner((_query, script) =>
    script(
      `create schema trial; create table trial.note (id int, group_id uuid not null, body text); select platform.tenant_table('trial.note')`,
    ),
  );
});

beforeEach(() =>
  database.asOwner((_query, script) => script('begin; set local role hearth_system; delete from trial.note; commit')),
);

afterAll(() => database.close());

const add = (scope: Scope, id: number, groupId: string): Promise<unknown> =>
  database.run(scope, (tx) => tx.execute(sql`insert into trial.note values (${id}, ${groupId}, 'text')`));
const read = (scope: Scope): Promise<number[]> =>
  database.run(scope, async (tx) =>
    (await tx.execute<{ id: number }>(sql`select id from trial.note order by id`)).map((row) => row.id),
  );

describe('row security', () => {
  test('a group sees its own rows only', async () => {
    await add(tenant(OURS), 1, OURS);
    await add(tenant(THEIRS), 2, THEIRS);
    expect(await read(tenant(OURS))).toEqual([1]);
    expect(await read(SYSTEM)).toEqual([1, 2]);
  });

  test('a group cannot write a row of another', async () => {
    await expect(add(tenant(OURS), 3, THEIRS)).rejects.toThrow(/row-level security/);
  });

  test('the public scope sees nothing of a table that does not name it', async () => {
    await expect(read(PUBLIC)).rejects.toThrow(/permission denied/);
  });

  test('the owner of the table, whose login the server uses, sees nothing without a scope', async () => {
    await add(tenant(OURS), 4, OURS);
    const rows = await database.asOwner(async (query, script) => {
      await script(
        'begin; create role trial_owner nologin; grant usage on schema trial to trial_owner; alter table trial.note owner to trial_owner; set local role trial_owner',
      );
      const found = await query('select id from trial.note');
      await script('rollback');
      return found;
    });
    expect(rows).toEqual([]);
  });
});

describe('transactions', () => {
  test('what a failed transaction wrote is gone', async () => {
    await expect(
      database.run(tenant(OURS), async (tx) => {
        await tx.execute(sql`insert into trial.note values (5, ${OURS}, 'x')`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await read(SYSTEM)).toEqual([]);
  });

  test('a second transaction inside the first is refused instead of waiting for itself', async () => {
    await expect(database.run(SYSTEM, () => database.run(SYSTEM, async () => 1))).rejects.toThrow(/open already/);
  });

  test('a read-only transaction refuses to write', async () => {
    await expect(
      database.run(SYSTEM, (tx) => tx.execute(sql`insert into trial.note values (6, ${OURS}, 'x')`), {
        readOnly: true,
      }),
    ).rejects.toThrow(/read-only/);
  });

  test('rights taken for a part of a transaction end with that part, also when it throws', async () => {
    await add(tenant(THEIRS), 7, THEIRS);
    const seen = await database.run(tenant(OURS), async (tx) => {
      const count = async (by: Tx): Promise<number> => (await by.execute(sql`select 1 from trial.note`)).length;
      const inside = await inScope(tx, SYSTEM, count);
      await inScope(tx, SYSTEM, () => Promise.reject(new Error('inside'))).catch(() => undefined);
      return { inside, after: await count(tx) };
    });
    expect(seen).toEqual({ inside: 1, after: 0 });
  });

  test('parts that run at the same time keep to their scopes, and so does what runs beside them', async () => {
    await add(tenant(THEIRS), 8, THEIRS);
    const seen = await database.run(tenant(OURS), async (tx) => {
      const count = async (by: Tx): Promise<number> => (await by.execute(sql`select 1 from trial.note`)).length;
      const both = async (system: Tx): Promise<number[]> => [await count(system), await count(tx), await count(system)];
      return Promise.all([
        inScope(tx, SYSTEM, both),
        count(tx),
        inScope(tx, PUBLIC, () => count(tx)),
        inScope(tx, SYSTEM, (outer) => inScope(outer, tenant(THEIRS), count)),
        count(tx),
      ]);
    });
    expect(seen).toEqual([[1, 0, 1], 0, 0, 1, 0]);
  });

  test('the handle of a part is good for nothing when the part has ended', async () => {
    const leaked = await database.run(tenant(OURS), async (tx) => {
      const system = await inScope(tx, SYSTEM, (part) => Promise.resolve(part));
      return system.query('select 1').then(
        () => 'ran',
        (error: Error) => error.message,
      );
    });
    expect(leaked).toContain('is over');
  });

  test.each([
    'savepoint here',
    ' ROLLBACK TO SAVEPOINT here',
    '\nrelease here',
    'rollback',
    'commit',
    'begin',
    'end',
    'start transaction',
  ])('%j is refused: it would take the scope along unseen', async (statement) => {
    for (const run of [
      (tx: Tx) => tx.query(statement),
      (tx: Tx) => tx.execute(sql.raw(statement)),
      (tx: Tx) => tx.script(`select 1;${statement.replace(/^(?:begin|end)$/, 'commit')}`),
    ])
      await expect(
        database.run(tenant(OURS), async (tx) => {
          await tx.execute(sql`insert into trial.note values (9, ${OURS}, 'x')`);
          await run(tx);
        }),
      ).rejects.toThrow(/by the platform alone/);
    expect(await read(SYSTEM)).toEqual([]);
  });

  test('a part that fails is taken back alone, and the scope is what it was before', async () => {
    const seen = await database.run(tenant(OURS), async (tx) => {
      await tx.execute(sql`insert into trial.note values (1, ${OURS}, 'before')`);
      for (const fail of [
        () => Promise.reject(new Error('no')),
        (part: Tx) => part.execute(sql`select 1 / 0`),
        (part: Tx) => inScope(part, SYSTEM, (system) => system.execute(sql`select 1 / 0`)),
        (part: Tx) => apart(part, (inner) => inner.execute(sql`select 1 / 0`)),
      ])
        await expect(
          apart(tx, async (part) => {
            await inScope(part, SYSTEM, (system) =>
              system.execute(sql`insert into trial.note values (2, ${THEIRS}, 'within')`),
            );
            await fail(part);
          }),
        ).rejects.toThrow();
      const leaked = await apart(tx, async (part) => {
        await inScope(part, SYSTEM, (system) =>
          system.execute(sql`insert into trial.note values (3, ${THEIRS}, 'theirs')`),
        );
        return part;
      });
      await expect(leaked.query('select 1')).rejects.toThrow('is over');
      return tx.execute<{ id: number }>(sql`select id from trial.note`);
    });
    expect(seen).toEqual([{ id: 1 }]);
    expect(await read(SYSTEM)).toEqual([1, 3]);
  });

  test('a function and words that begin alike are no such statements', async () => {
    const found = await database.run(SYSTEM, async (tx) => {
      await tx.script('do $$ declare n int := 1; begin n := n + 1; end $$');
      return tx.query(`select 'savepoint; commit' as commit`);
    });
    expect(found).toEqual([{ commit: 'savepoint; commit' }]);
  });

  test('a scope is gone when the transaction ends', async () => {
    await database.run(SYSTEM, async () => undefined);
    const [row] = await database.asOwner((query) => query('select current_user as role, session_user as login'));
    expect(row?.['role']).toBe(row?.['login']);
  });
});

test('values travel alike on both databases', async () => {
  const [row] = await database.run(SYSTEM, (tx) =>
    tx.execute<Record<string, unknown>>(sql`
      select 9007199254740991::bigint as big, 12.50::numeric as exact, '2026-10-25'::date as day, '09:30'::time as time,
        '2026-10-25T00:30:00Z'::timestamptz as instant, ${JSON.stringify({ a: [1] })}::jsonb as doc, ${[OURS]}::uuid[] as ids, array['2026-10-25']::date[] as days,
        ${new Date('2026-01-02T03:04:05Z')}::timestamptz as given, ${{ b: 2 }}::jsonb as object, count(*) as n from trial.note`),
  );
  expect(row).toEqual({
    big: 9007199254740991,
    exact: '12.50',
    day: '2026-10-25',
    time: '09:30:00',
    instant: new Date('2026-10-25T00:30:00Z'),
    doc: { a: [1] },
    ids: [OURS],
    days: ['2026-10-25'],
    given: new Date('2026-01-02T03:04:05Z'),
    object: { b: 2 },
    n: 0,
  });
});
