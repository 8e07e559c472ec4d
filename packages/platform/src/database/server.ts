import pg from 'pg';
import { STATEMENT_MS } from '../embedded/statement-ceiling.ts';
import { driverTypes } from './driver-types.ts';
import { Lanes } from './lanes.ts';
import { enterScope } from './scope.ts';
import { prepareScopes } from './scoped-query.ts';
import type { Wire } from './tx.ts';
import { parameters } from './values.ts';

/** How many statements are kept prepared per connection: those seen first, which are the ones every request uses. */
const PREPARED = 400;
const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= PREPARED) return known;
  const name = `h${names.size}`;
  names.set(text, name);
  return name;
}

/** Twice as long: a server that is there has said by then that it ran out of time. Silence means that the connection is none. */
const SILENCE_MS = 10_000;
/** For what may take as long as it takes; the longest that a timer can be set to. */
export const ANY_TIME = { query_timeout: 2 ** 31 - 1 } as const;

/** How long whoever asks waits for a connection: then they hear that the database is unavailable. */
export const CONNECTION_MS = 1_000;

/**
 * How every connection is made. Who asks waits at most `connectionMs` for one, a statement runs at most 5 s, and a connection on which
 * nothing is heard for 10 s is closed.
 */
const connectionOptions = (url: string, connectionMs: number) => ({
  connectionString: url,
  types: driverTypes,
  connectionTimeoutMillis: connectionMs,
  statement_timeout: STATEMENT_MS,
  query_timeout: SILENCE_MS,
  idle_in_transaction_session_timeout: 60_000,
  application_name: 'hearth',
  keepAlive: true,
  // Statements that do not wait for each other travel together.
  pipeline: true,
});

/** The pool for transactions that write. */
export function openPool(url: string, size: number, connectionMs = CONNECTION_MS): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, connectionMs),
    max: size,
    // oxlint-disable-next-line no-misused-promises -- the pool waits for it, though its types do not say so
    onConnect: prepareScopes,
  });
  // A connection that breaks is told of by whatever waits for it, and replaced at its next use: it must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The lanes for what only reads: `usual` connections, and up to `most` while statements that take long hold those up. */
export function openLanes(
  url: string,
  bounds: { readonly usual: number; readonly most: number },
  connectionMs = CONNECTION_MS,
): Lanes {
  return new Lanes(async () => {
    const client = new pg.Client(connectionOptions(url, connectionMs));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await prepareScopes(client);
    } catch (error) {
      // A standby lets in whom it then refuses: without this each attempt would hold one of its connections for good.
      void client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }, bounds);
}

/** A statement as the driver takes it: by name, so that the server plans it once per connection. */
export function asConfig(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = statementName(text);
  return { text, values: parameters(values), ...(name === undefined ? {} : { name }) };
}

/** A pooled connection as a wire. */
export function clientWire(client: pg.ClientBase): Wire {
  return {
    async query(text, values) {
      const result = await client.query(asConfig(text, values));
      return { rows: result.rows, affected: result.rowCount ?? 0 };
    },
    async script(text) {
      await client.query(text);
    },
    async enter(scope) {
      await client.query(enterScope(scope));
    },
  };
}
