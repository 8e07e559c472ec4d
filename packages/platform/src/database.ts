import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { embeddedWire, ownerWire } from './database/embedded.ts';
import { sqlState } from './database/failures.ts';
import { listenOnServer } from './database/listener.ts';
import type { QueueConnection } from './database/queue.ts';
import { entryInto } from './database/scope.ts';
import type { Scope } from './database/scope.ts';
import { LazyTransaction } from './database/lazy-transaction.ts';
import { Reading } from './database/reading.ts';
import { ANY_TIME, CONNECTION_MS, openLanes, openPool } from './database/server.ts';
import type { Clock } from './clock.ts';
import type { Keyring } from './sealing/keyring.ts';
import { openTx } from './database/tx.ts';
import { STATEMENT_MS, withStatementTimeout } from './embedded/statement-ceiling.ts';
import type { Tx } from './database/tx.ts';

export { asAnswer, isDatabaseUnavailable, sqlState, violatedConstraint } from './database/failures.ts';
export { groupScope, PUBLIC, SURVEY, SYSTEM, SYSTEM_WORDS } from './database/scope.ts';
export type { Scope, ScopeKind, ScopeOf } from './database/scope.ts';
export { apart, inScope, isOfScope, json } from './database/tx.ts';
export type { Tx } from './database/tx.ts';
export { findByWords, hasLongWord } from './database/words.ts';
export type { SearchResult, SearchWindow, WordSearch } from './database/words.ts';

export interface RunOptions {
  /** Reading only: the database refuses any change. On a server each statement is a transaction of its own. */
  readonly readOnly?: boolean;
  /** What sealed columns are sealed and opened with; `withKeys` gives it. */
  readonly keys?: Keyring;
  /** What row security takes for the present instead of its own time; `withClock` gives it. Only the databases of tests hear it. */
  readonly moment?: Date;
  /** Hears the text of each statement as it is sent, in whatever scope: for tests that count them. */
  readonly hear?: (statement: string) => void;
}

/** A notification heard: its payload. */
export type Hear = (payload: string) => void;

/** The use of a pool of connections: `waiting` is work that has none yet. */
export interface PoolState {
  readonly pool: 'reading' | 'transactions';
  readonly size: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Statements of the schema's owner, one by one or several without parameters. */
export type OwnerWork<T> = (
  query: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>,
  script: (text: string) => Promise<void>,
) => Promise<T>;

/** PostgreSQL, embedded or on a server. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly queue: QueueConnection;
  /**
   * Runs work in one transaction in a scope; commits when it resolves, rolls back when it throws. Serialization failures and
   * deadlocks are tried again (3 times in all), so the work must have no effects outside the database. Refuses to open a
   * second transaction inside the first, which would wait for itself on the embedded database.
   */
  run<S extends Scope, T>(scope: S, work: (tx: Tx<S['kind']>) => Promise<T>, options?: RunOptions): Promise<T>;
  /** Runs statements as the owner of the schema, outside row security: migrations and the job queue only. */
  asOwner<T>(work: OwnerWork<T>): Promise<T>;
  /**
   * Runs statements as the owner of the schema in one transaction, on a connection that nothing else uses meanwhile, for as long as they
   * take: only for what copies or fills a whole database. With `snapshot` it reads one moment and can change nothing.
   */
  ownerTransaction<T>(work: OwnerWork<T>, options?: { readonly snapshot?: boolean }): Promise<T>;
  /** Listens on a channel until closed; `lost` is called after an interruption, when notifications may have been missed. */
  listen(channel: string, hear: Hear, lost: () => void): Promise<() => Promise<void>>;
  /** How the connections of this process are used. */
  pools(): readonly PoolState[];
  /** Rejects when the database cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const open = new AsyncLocalStorage<boolean>();

/** Runs work outside the current transaction's context, for work that continues on its own. */
export function runDetached<T>(work: () => T): T {
  return open.exit(work);
}

/**
 * Throws where a transaction is open: a transaction holds a connection, on the embedded database the only one, and waits for no disk,
 * bucket, mail server or anybody else's machine. Whatever talks to one of them calls this first.
 */
export function refuseWithinTransaction(what: string): void {
  if (open.getStore() === true)
    throw new Error(`${what} is waited for within a transaction: do it before or after, and nothing waits for it.`);
}

function refuseNesting(): void {
  if (open.getStore() === true)
    throw new Error('A transaction is open already: use it, or inScope(), instead of opening a second one.');
}

/** All that a transaction reads is of its first statement's moment. Said before that. */
const AT_ONE_MOMENT = 'set transaction isolation level repeatable read, read only';

/** Statements on a connection of a server, that take as long as they take. */
function ownerStatements(client: pg.ClientBase): Parameters<OwnerWork<unknown>> {
  return [
    async (text, values = []) => (await client.query({ ...ANY_TIME, text, values: [...values] })).rows,
    async (text) => void (await client.query({ ...ANY_TIME, text })),
  ];
}

const RETRIED = new Set(['40001', '40P01']);
const TRIES = 3;

async function withRetries<T>(once: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once();
    } catch (error) {
      if (attempt >= TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/**
 * The embedded PostgreSQL as the database; a statement runs at most `statementMs`. Closing it is the business of whoever opened it.
 */
export function embeddedDatabase(pglite: PGlite, statementMs = STATEMENT_MS): Database {
  let underWay = 0;
  const run: Database['run'] = (scope, work, options = {}) => {
    refuseNesting();
    underWay += 1;
    return withRetries(() =>
      pglite.transaction((transaction) =>
        open.run(true, () =>
          withStatementTimeout(pglite, statementMs, async () => {
            const wire = embeddedWire(pglite, transaction);
            await wire.query(...entryInto(scope, options));
            const tx = openTx(wire, scope, options);
            const result = await work(tx);
            await tx.settle();
            return result;
          }),
        ),
      ),
    ).finally(() => {
      underWay -= 1;
    });
  };
  return {
    kind: 'embedded',
    queue: { pglite },
    run,
    asOwner: (work) => {
      const wire = ownerWire(pglite);
      return work(
        async (text, values = []) => (await wire.query(text, values)).rows,
        (text) => wire.script(text),
      );
    },
    ownerTransaction: (work, options = {}) => {
      refuseNesting();
      return pglite.transaction((transaction) =>
        open.run(true, async () => {
          const wire = ownerWire(transaction);
          if (options.snapshot === true) await wire.script(AT_ONE_MOMENT);
          return work(
            async (text, values = []) => (await wire.query(text, values)).rows,
            (text) => wire.script(text),
          );
        }),
      );
    },
    listen: async (channel, hear) => {
      const stop = await pglite.listen(channel, hear);
      return () => (pglite.closed ? Promise.resolve() : stop());
    },
    // The engine has one connection, which transactions take in turn.
    pools: () => [{ pool: 'transactions', size: 1, idle: underWay === 0 ? 1 : 0, waiting: Math.max(0, underWay - 1) }],
    ping: async () => {
      await pglite.query('select 1');
    },
    close: () => Promise.resolve(),
  };
}

/** Work of the schema's owner in one transaction of a server; a connection whose transaction failed is closed. */
async function transactAsOwner<T>(
  pool: pg.Pool,
  work: OwnerWork<T>,
  options: { readonly snapshot?: boolean },
): Promise<T> {
  refuseNesting();
  const client = await pool.connect();
  const [query, script] = ownerStatements(client);
  try {
    await script(`begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
    if (options.snapshot === true) await script(AT_ONE_MOMENT);
    const result = await open.run(true, () => work(query, script));
    await script('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection goes with the transaction, whatever state both are in.
    client.release(true);
    throw error;
  }
}

/** One connection of five is for what only reads; while slow statements hold those up, as many again are opened. */
const READING_SHARE = 5;

/**
 * A PostgreSQL server as the database, through `size` connections: some that reading shares, the others for transactions. Who asks
 * waits at most `connectionMs` for one.
 */
export function serverDatabase(url: string, size = 10, connectionMs = CONNECTION_MS): Database {
  const usual = Math.max(1, Math.floor(size / READING_SHARE));
  const lanes = openLanes(url, { usual, most: usual * 2 }, connectionMs);
  const pool = openPool(url, size - usual, connectionMs);
  const run: Database['run'] = (scope, work, options = {}) => {
    refuseNesting();
    return withRetries(async () => {
      if (options.readOnly === true)
        return open.run(true, () => work(openTx(new Reading(lanes, scope, options.moment), scope, options)));
      const transaction = new LazyTransaction(pool, scope, options.moment);
      try {
        const tx = openTx(transaction, scope, options);
        const result = await open.run(true, () => work(tx));
        await tx.settle();
        await transaction.commit();
        return result;
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    });
  };
  return {
    kind: 'server',
    queue: { url },
    run,
    asOwner: async (work) => {
      const client = await pool.connect();
      try {
        return await work(...ownerStatements(client));
      } finally {
        client.release();
      }
    },
    ownerTransaction: (work, options = {}) => transactAsOwner(pool, work, options),
    listen: (channel, hear, lost) => listenOnServer(url, channel, hear, lost),
    pools: () => [
      { pool: 'reading', ...lanes.state },
      { pool: 'transactions', size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    ],
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([lanes.close(), pool.end()]);
    },
  };
}

/** The same database, whose transactions can seal and unseal. */
export function withKeys(database: Database, keys: Keyring): Database {
  return { ...database, run: (scope, work, options = {}) => database.run(scope, work, { ...options, keys }) };
}

/** The same database at the time of a test clock. */
export function withClock(database: Database, clock: Clock): Database {
  return {
    ...database,
    run: (scope, work, options = {}) => database.run(scope, work, { ...options, moment: clock.now() }),
  };
}
