import { Failure, defineFailure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { json, SYSTEM } from '../database.ts';
import type { Tx } from '../database.ts';
import { initialVersion, refuseStale, versionedRows } from './versioned-rows.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
await database.asOwner(async (query) => {
  await query('create schema trial');
  await query('grant usage on schema trial to hearth_system');
  await query(`create table trial.paper (id uuid primary key, name text not null, lines text[] not null, content jsonb not null,
    version int not null, created_by uuid, created_at timestamptz not null, updated_by uuid, updated_at timestamptz not null, archived_at timestamptz)`);
  await query(`select platform.secured_table('trial.paper')`);
});

interface Paper {
  readonly id: string;
  readonly name: string;
  readonly lines: string[];
  readonly content: unknown;
  readonly version: number;
  readonly updated_at: Date;
  readonly archived_at: Date | null;
}

const PAPER_CHANGED = defineFailure('PAPER_CHANGED', 409, 'Changed meanwhile.');
const papers = versionedRows<Paper>({ table: 'trial.paper', changed: PAPER_CHANGED });
const AT = new Date('2026-11-24T10:00:00Z');
const run = <T>(work: (tx: Tx<'system'>) => Promise<T>): Promise<T> => database.run(SYSTEM, work);
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.kind.code : error),
  );

async function make(): Promise<string> {
  const id = newId();
  const { version, created_at: at } = initialVersion({ by: id, at: AT });
  await run((tx) =>
    tx.execute(
      sql`insert into trial.paper values (${id}, 'First', '{}', '{}', ${version}, ${id}, ${at}, ${id}, ${at}, null)`,
    ),
  );
  return id;
}

test('a writing is the next version, with values, lists and JSON as they were given, and leaves the rest', async () => {
  const id = await make();
  const row = await run((tx) =>
    papers.replace(
      tx,
      { id, version: 1 },
      { lines: ['a', 'b'], content: json({ deep: [1] }), updated_at: new Date(0) },
    ),
  );
  expect(row).toMatchObject({ name: 'First', lines: ['a', 'b'], content: { deep: [1] }, version: 2 });
  expect(row.updated_at.getTime()).toBe(0);
});

test('of several who read the same version one writes, and the others are told', async () => {
  const id = await make();
  const outcomes = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => refusal(run((tx) => papers.replace(tx, { id, version: 1 }, { name })))),
  );
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  expect(outcomes.filter((one) => one === 'PAPER_CHANGED')).toHaveLength(2);
});

test('what was archived meanwhile is written no more, and stays archived since then', async () => {
  const id = await make();
  await run((tx) => papers.archive(tx, id, AT, { name: 'Kept' }));
  expect(await refusal(run((tx) => papers.replace(tx, { id, version: 1 }, { name: 'Late' })))).toBe('PAPER_CHANGED');
  await run((tx) => papers.archive(tx, id, new Date(0), { name: 'Again' }));
  const row = await run((tx) => papers.rewrite(tx, id, {}));
  expect(row).toMatchObject({ name: 'Kept', version: 2, archived_at: AT });
});

test('whoever holds the row writes the next version; there has to be one', async () => {
  const id = await make();
  expect(await run((tx) => papers.rewrite(tx, id, { name: 'Held', archived_at: AT }))).toMatchObject({ version: 2 });
  await expect(run((tx) => papers.rewrite(tx, newId(), { name: 'None' }))).rejects.toThrow('no row');
});

test('a version that has moved on is refused with the one of now', () => {
  expect(() => refuseStale(PAPER_CHANGED, 3, 3)).not.toThrow();
  expect(() => papers.refuseStale(3, 2)).toThrow(Failure);
  try {
    refuseStale(PAPER_CHANGED, 3, 2);
  } catch (error) {
    expect((error as Failure).data).toEqual({ version: 3 });
  }
});
