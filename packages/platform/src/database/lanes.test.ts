import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../database.ts';
import { Lanes } from './lanes.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const read = <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  database.run(SYSTEM, (tx) => tx.execute(statement), { readOnly: true });

/** On the embedded database one statement follows the other whatever is done. */
describe.skipIf(database.kind === 'embedded')('reading statements that share connections', () => {
  test('many at once take a few connections', async () => {
    const rows = await Promise.all(
      Array.from({ length: 300 }, (_none, index) =>
        read(sql<{ n: number; pid: number }>`select ${index}::int as n, pg_backend_pid() as pid`),
      ),
    );
    expect(rows.map(([row]) => row?.n)).toEqual(Array.from({ length: 300 }, (_none, index) => index));
    expect(new Set(rows.map(([row]) => row?.pid)).size).toBeLessThanOrEqual(4);
  });

  test('one that takes long holds up none that comes later', async () => {
    let isOver = false;
    const slow = [1, 2].map(() => read(sql`select pg_sleep(3)`).then(() => (isOver = true)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let time = 0; time < 20; time += 1) await read(sql`select 1`);
    expect(isOver).toBe(false);
    await Promise.all(slow);
  });

  test('one that takes too long is ended by the server, as is one that writes, and what follows is answered', async () => {
    const forEver = sql`select pg_sleep(3600)`;
    const ended = await Promise.allSettled([read(forEver), database.run(SYSTEM, (tx) => tx.execute(forEver))]);
    for (const one of ended) expect(one).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
    expect(await read(sql`select 1 as n`)).toEqual([{ n: 1 }]);
  });

  test('one that is refused spoils none that travels with it', async () => {
    const answers = await Promise.allSettled([
      read(sql`select 1 as n`),
      read(sql`select 1 / 0`),
      read(sql`select 2 as n`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('a connection that falls silent under many statements is closed once', async () => {
    const client = new pg.Client({
      connectionString: process.env['TEST_DATABASE_URL'],
      query_timeout: 100,
      pipeline: true,
    });
    await client.connect();
    let closings = 0;
    const close = client.end.bind(client);
    client.end = () => {
      closings += 1;
      return close();
    };
    const lanes = new Lanes(() => Promise.resolve(client), { usual: 1, most: 1 });
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => lanes.script('select pg_sleep(0.5)')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(closings).toBe(1);
  });

  test('a connection that is ended is replaced', async () => {
    const [own] = await read(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    await database.asOwner((query) => query('select pg_terminate_backend($1)', [own?.pid]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [next] = await read(sql<{ pid: number }>`select pg_backend_pid() as pid`);
    expect(next?.pid).not.toBe(own?.pid);
  });

  test('a transaction that writes begins in the scope, whatever its first statement comes to', async () => {
    const roleOf = sql<{
      role: string;
      open: boolean;
    }>`select current_user as role, now() = statement_timestamp() as open`;
    const rows = await database.run(SYSTEM, async (tx) => [
      await tx.execute(roleOf),
      await Promise.all([tx.execute(roleOf), tx.execute(roleOf)]),
    ]);
    expect(rows.flat(2).map(({ role }) => role)).toEqual(['hearth_system', 'hearth_system', 'hearth_system']);
    const refused = database.run(SYSTEM, async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      await tx.execute(roleOf);
    });
    await expect(refused).rejects.toThrow(/aborted/);
    expect((await read(roleOf)).map(({ role }) => role)).toEqual(['hearth_system']);
  });
});
