import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { openInMemory } from './engine.ts';
import { checkpointIfDue, isCheckpointDue, tidyTables } from './upkeep.ts';

describe('checkpointIsDue', () => {
  it.each([
    ['a long log is due at once', { logBytes: 8 * 1024 * 1024, ageMs: 0 }, true],
    ['a short log waits', { logBytes: 1024 * 1024, ageMs: 299_999 }, false],
    ['a short log is due after five minutes', { logBytes: 5000, ageMs: 300_000 }, true],
    ['a log with nothing but the last checkpoint is never due', { logBytes: 200, ageMs: 86_400_000 }, false],
  ])('%s', (_rule, state, due) => {
    expect(isCheckpointDue(state)).toBe(due);
  });
});

describe('the upkeep of a database', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await openInMemory();
    await database.exec('create table shift (id int primary key, note text)');
  });
  afterAll(() => database.close());

  it('orders a checkpoint when the log is long, and not again when nothing was written', async () => {
    await database.exec(`insert into shift select i, repeat('x', 400) from generate_series(1, 30000) i`);
    expect(await checkpointIfDue(database)).toBe(true);
    expect(await checkpointIfDue(database)).toBe(false);
  });

  it('renews statistics and clears dead rows of a table that changed much, and then leaves it alone', async () => {
    await database.exec(`delete from shift where id % 2 = 0`);
    expect(await tidyTables(database)).toEqual(['public.shift']);
    const { rows } = await database.query(
      `select n_dead_tup::int as dead, (select count(*)::int from pg_stats where tablename = 'shift') as statistics
       from pg_stat_user_tables where relname = 'shift'`,
    );
    expect(rows).toEqual([{ dead: 0, statistics: 2 }]);
    expect(await tidyTables(database)).toEqual([]);
  });
});
