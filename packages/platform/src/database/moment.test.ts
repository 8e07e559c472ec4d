import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { clockAt } from '../clock.ts';
import { inScope, PUBLIC, SYSTEM, withClock } from '../database.ts';
import type { Tx } from '../database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const clock = clockAt('2041-03-31T23:30:00Z');
const moved = withClock(database, clock);
const MOMENT = sql<{
  moment: Date;
  today: string;
  now: Date;
}>`select platform.moment() as moment, platform.today()::text as today, now() as now`;
const ask = async (tx: Tx) => (await tx.execute(MOMENT))[0];

describe.each([true, false])('read only: %s', (readOnly) => {
  test('a database that was handed a clock takes its moment for the present, from the first statement on', async () => {
    const asked = await moved.run(SYSTEM, async (tx) => [await ask(tx), await ask(tx)], { readOnly });
    for (const answer of asked) {
      expect(answer?.moment).toEqual(clock.now());
      expect(answer?.today).toBe('2041-03-31');
    }
  });

  test('in each scope that work goes through', async () => {
    const there = await moved.run(SYSTEM, (tx) => inScope(tx, PUBLIC, ask), { readOnly });
    expect(there?.moment).toEqual(clock.now());
  });

  test('nobody who has the same connection afterwards stands there', async () => {
    await moved.run(SYSTEM, ask, { readOnly });
    for (let time = 0; time < 12; time += 1) {
      const answer = await database.run(SYSTEM, ask, { readOnly });
      expect(answer?.moment).toEqual(answer?.now);
    }
  });
});

test('a script that begins a transaction stands there too', async () => {
  const kept = await moved.run(SYSTEM, async (tx) => {
    await tx.script(`insert into platform.secret (name, value) values ('a', 'b')`);
    return tx.execute<{ made_at: Date }>(sql`select made_at from platform.secret where name = 'a'`);
  });
  expect(kept).toEqual([{ made_at: clock.now() }]);
});
