import { expect, test } from 'vitest';
import { openInMemory } from './engine.ts';
import { sendStatement } from './statements.ts';

const engine = await openInMemory();
await engine.exec('create table shift (id int primary key, name text, minutes int[], told jsonb)');
const send = (text: string, ...values: unknown[]): ReturnType<typeof sendStatement> =>
  engine.transaction(() => sendStatement(engine, text, values));

test('rows and their number come back, whatever the values are', async () => {
  const put = 'insert into shift values ($1, $2, $3, $4)';
  expect(await send(put, 1, 'Bar “early”\n', [480, 960], { at: null })).toEqual({ rows: [], affected: 1 });
  expect(await send(put, 2, null, [], [1, 2].length)).toMatchObject({ affected: 1 });
  expect(await send('select * from shift order by id')).toEqual({
    rows: [
      { id: 1, name: 'Bar “early”\n', minutes: [480, 960], told: { at: null } },
      { id: 2, name: null, minutes: [], told: 2 },
    ],
    affected: 2,
  });
  expect(await send('update shift set name = $1', 'Floor')).toEqual({ rows: [], affected: 2 });
});

test('a statement whose first values were refused works with the next ones, and is planned once', async () => {
  const ask = 'select name from shift where id = $1::int';
  await expect(send(ask, 'no number')).rejects.toMatchObject({ code: '22P02' });
  for (const id of [1, 2]) expect((await send(ask, id)).rows).toEqual([{ name: 'Floor' }]);
  const { rows } = await engine.query<{ times: number }>(
    `select (generic_plans + custom_plans)::int as times from pg_prepared_statements where statement = '${ask}'`,
  );
  expect(rows).toEqual([{ times: 2 }]);
});

test('what is behind a statement that failed in a transaction is refused, and the next transaction goes on', async () => {
  const both = engine.transaction(async () => {
    await sendStatement(engine, 'select 1 / $1::int as part', [0]).catch(() => undefined);
    await sendStatement(engine, 'select 1 as part', []);
  });
  await expect(both).rejects.toMatchObject({ code: '25P02' });
  expect((await send('select 1 / $1::int as part', 1)).rows).toEqual([{ part: 1 }]);
});

test('a column that is added under a prepared statement does not end it', async () => {
  const ask = 'select id, name from shift where id = $1';
  expect((await send(ask, 1)).rows).toEqual([{ id: 1, name: 'Floor' }]);
  await engine.exec('alter table shift add station text');
  expect((await send(ask, 1)).rows).toEqual([{ id: 1, name: 'Floor' }]);
});

test('beyond those that it keeps, statements are sent whole', async () => {
  const fresh = await openInMemory();
  for (let number = 0; number < 450; number += 1) {
    const { rows } = await fresh.transaction(() => sendStatement(fresh, `select ${number} as number`, []));
    expect(rows).toEqual([{ number }]);
  }
  const { rows } = await fresh.query('select count(*)::int as kept from pg_prepared_statements');
  expect(rows).toEqual([{ kept: 400 }]);
});
