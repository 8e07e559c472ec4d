import { apart, isDatabaseUnavailable, sqlState } from '../database.ts';
import type { ScopeKind } from '../database.ts';
import type { FreeWork, Work } from '../module.ts';

/** What the database ends a statement with that took too long: the statement’s fault, unlike the others of its class. */
const TOOK_TOO_LONG = '57014';
/** The whole transaction is tried again. */
const TRIED_AGAIN = new Set(['40001', '40P01']);

/** Tells if an error is of the transaction and not of the row that met it. */
function isOfAll(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  return TRIED_AGAIN.has(state) || (state !== TOOK_TOO_LONG && isDatabaseUnavailable(error));
}

/**
 * Does something with each row of a batch that may be of several groups. Of a row that fails nothing is kept but what the transaction noted
 * before, such as that it was taken; it is logged with the name of the work, and the others go on. Answers the rows that failed: where the
 * batch takes rows until none is left, they have to be left out of the next.
 */
export async function eachApart<Kind extends ScopeKind, Row>(
  work: Work<Kind>,
  rows: Iterable<Row>,
  {
    name,
    id,
    run,
  }: {
    readonly name: string;
    readonly id: (row: Row) => string;
    readonly run: (part: Work<Kind>, row: Row) => Promise<unknown>;
  },
): Promise<Row[]> {
  const failed: Row[] = [];
  for (const row of rows)
    try {
      // oxlint-disable-next-line no-await-in-loop -- the parts of a transaction are one after the other
      await apart(work.db, (db) => run(work.on(db), row));
    } catch (err) {
      if (isOfAll(err)) throw err;
      work.log.error({ err, row: id(row) }, `${name}: a row failed and was left behind`);
      failed.push(row);
    }
  return failed;
}

/**
 * Does something with each of some rows of several groups, where each has transactions of its own or none. One that fails is logged with the
 * name of the work, and keeps none of the others waiting. Answers the rows that failed.
 */
export async function eachOnItsOwn<Row>(
  work: Pick<FreeWork, 'log' | 'signal'>,
  rows: Iterable<Row>,
  {
    name,
    id,
    run,
  }: {
    readonly name: string;
    readonly id: (row: Row) => string;
    readonly run: (row: Row) => Promise<unknown>;
  },
): Promise<Row[]> {
  const failed: Row[] = [];
  for (const row of rows) {
    if (work.signal.aborted) break;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await run(row);
    } catch (err) {
      if (isDatabaseUnavailable(err) && sqlState(err) !== TOOK_TOO_LONG) throw err;
      work.log.error({ err, row: id(row) }, `${name}: a row failed and was left behind`);
      failed.push(row);
    }
  }
  return failed;
}
