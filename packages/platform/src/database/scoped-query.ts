import pg from 'pg';
import { StandbyRefused } from './failures.ts';
import { SCOPE_SETTINGS, scopeValues } from './scope.ts';
import type { Scope } from './scope.ts';

/** The name under which every connection knows the statement that enters a scope. */
const ENTER = 'enter_scope';

/** Prepares on a new connection what each scoped statement sends ahead of itself. Refuses a server that only follows another. */
export async function prepareScopes(client: pg.ClientBase): Promise<void> {
  // Several statements in one packet have a result each, which the driver's types do not know.
  const results = (await client.query(
    `select pg_is_in_recovery() as follows; prepare ${ENTER}(${SCOPE_SETTINGS.map(() => 'text').join(',')}) as select ${SCOPE_SETTINGS.map((name, index) => `set_config('${name}',$${index + 1},true)`).join(',')},set_config('transaction_read_only','on',true)`,
  )) as unknown as readonly pg.QueryResult<{ follows: boolean }>[];
  if (results[0]?.rows[0]?.follows === true) throw new StandbyRefused();
}

/** What the driver's own query sends through, as far as it is used here. */
interface Connection {
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}
interface Sends {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
/** The driver's query with the methods that its types leave out. */
const Query = pg.Query as unknown as new (config: pg.QueryConfig) => Sends & {
  callback: (error: Error | null, result: pg.QueryResult) => void;
};

/**
 * One reading statement that enters its scope on the way: both travel in one packet and are one transaction to the server,
 * which is read-only, ends with the statement, and takes the role and the settings with it. Were the scope refused, the
 * statement would be skipped.
 */
class ScopedQuery extends Query {
  readonly #scope: Scope;
  #entered = false;

  constructor(config: pg.QueryConfig, scope: Scope) {
    super(config);
    this.#scope = scope;
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: ENTER, values: scopeValues(this.#scope) });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#entered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#entered) super.handleCommandComplete(message, connection);
    this.#entered = true;
  }
}

/** Sends one reading statement in a scope on a connection that {@link prepareScopes} has prepared. */
export function sendScoped(client: pg.ClientBase, config: pg.QueryConfig, scope: Scope): Promise<pg.QueryResult> {
  // `extended`: a statement without values must go the way that can be put behind another, too.
  const query = new ScopedQuery({ ...config, queryMode: 'extended' } as pg.QueryConfig, scope);
  return new Promise((resolve, reject) => {
    query.callback = (error, result) => (error === null ? resolve(result) : reject(error));
    client.query(query as unknown as pg.Submittable);
  });
}
