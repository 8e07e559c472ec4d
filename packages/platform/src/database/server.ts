import pg from 'pg';
import { enterScope } from './scope.ts';
import { prepareScopes } from './scoped-query.ts';
import type { Wire } from './tx.ts';
import { parameters, TYPE, wholeNumber } from './values.ts';

const asText = (text: string): string => text;
const types = new pg.TypeOverrides();
types.setTypeParser(TYPE.int8, wholeNumber);
types.setTypeParser(TYPE.date, asText);
types.setTypeParser(TYPE.time, asText);
types.setTypeParser(TYPE.timestamp, asText);
types.setTypeParser(TYPE.dateArray, (text: string) =>
  text
    .slice(1, -1)
    .split(',')
    .filter((item) => item !== ''),
);

/** How many statements are kept prepared per connection: those seen first, which are the ones every request uses. */
const PREPARED = 400;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= PREPARED) return known;
  const name = `h${names.size}`;
  names.set(text, name);
  return name;
}

const STATEMENT_MS = 5_000;
/** Twice as long: a server that is there has said by then that it ran out of time. Silence means that the connection is none. */
const SILENCE_MS = 10_000;
/** For what may take as long as it takes; the longest that a timer can be set to. */
export const ANY_TIME = { query_timeout: 2 ** 31 - 1 } as const;

/**
 * The pool for a PostgreSQL server. A caller waits at most 1 s for a connection, a statement runs at most 5 s, and a
 * connection on which nothing is heard for 10 s is closed.
 */
export function openPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 1_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'hearth',
    // Statements that do not wait for each other travel together.
    pipeline: true,
    // oxlint-disable-next-line no-misused-promises -- the pool waits for it, though its types do not say so
    onConnect: prepareScopes,
  });
  // A connection that breaks is told of by whatever waits for it, and replaced at its next use: it must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A statement as the driver takes it: by name, so that the server plans it once per connection. */
export function asConfig(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = nameOf(text);
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
