import { embeddedDatabase, isDatabaseUnavailable, SYSTEM } from '@hearth/platform/database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openInMemory } from './engine.ts';

const engine = await openInMemory();
afterAll(() => engine.close());
for (const role of ['hearth_system', 'hearth_tenant', 'hearth_self', 'hearth_public', 'hearth_survey'])
  await engine.exec(`create role ${role}; grant all on schema public to ${role}`);
await engine.exec(`create table n as select g as id, md5(g::text) as word from generate_series(1, 100000) g;
  analyze n; grant all on n to public`);

const CEILING_MS = 300;
const database = embeddedDatabase(engine, CEILING_MS);
const asked = (text: string, against = database) =>
  against.run(SYSTEM, (tx) => tx.execute<{ n: number }>(sql.raw(text))).catch((error: unknown) => error);

/** Each would run for a good many seconds. */
const LONG: readonly (readonly [what: string, statement: string])[] = [
  ['a join', 'select count(*) as n from n a, n b where a.word < b.word and a.id < 500'],
  ['a sum over made rows', 'select count(*) as n from generate_series(1, 20000000)'],
  ['a sort', 'select a.word from n a, generate_series(1, 100) order by md5(a.word)'],
  [
    'a recursion',
    'with recursive r as (select 1 as n union all select n + 1 from r where n < 9000000) select count(*) as n from r',
  ],
  ['a change', 'update n set word = (select max(b.word) from n b where b.word < n.word) where id < 500'],
  ['groups', 'select a.word, count(*) as n from n a, generate_series(1, 200) group by 1'],
];

test.each(LONG)('%s that takes too long is ended, and what follows is answered', async (_what, statement) => {
  const error = await asked(statement);
  expect(error).toMatchObject({ code: '57014' });
  expect(isDatabaseUnavailable(error), 'so it is answered with 503').toBe(true);
  // So small that it is answered in time on a crowded machine, too.
  expect(await asked('select 1 as n')).toEqual([{ n: 1 }]);
});

test('a transaction of many short statements takes as long as it takes', async () => {
  const started = performance.now();
  const last = await database.run(SYSTEM, async (tx) => {
    let rows: readonly { n: number }[] = [];
    while (performance.now() - started < CEILING_MS * 3)
      rows = await tx.execute<{ n: number }>(sql.raw('select 1 as n'));
    return rows;
  });
  expect(last).toEqual([{ n: 1 }]);
});

test('the owner of the schema is not hurried: migrations take as long as they take', async () => {
  const short = embeddedDatabase(engine, 1);
  const long = 'select count(*)::int as n from n a join n b on a.id % 100 = b.id % 100 where a.id < 300';
  expect(await asked(long, short)).toMatchObject({ code: '57014' });
  expect(await short.asOwner((query) => query(long))).toMatchObject([{ n: expect.any(Number) }]);
});

test('the time that the database tells is the true one', async () => {
  const before = Date.now();
  const [row] = (await asked('select (extract(epoch from clock_timestamp()) * 1000)::float8 as n')) as { n: number }[];
  expect(row?.n).toBeGreaterThanOrEqual(before - 1);
  expect(row?.n).toBeLessThanOrEqual(Date.now() + 1);
});
