import pg from 'pg';
import { StandbyRefused } from './failures.ts';
import { ENTER_BY_VALUES, MOMENT_SETTING, SCOPE_SETTINGS, scopeValues } from './scope.ts';
import type { Scope } from './scope.ts';

/** The names under which every connection knows the statements that travel ahead of others: into a scope, to read or to write. */
const BEGIN = 'begin_writing';
const ENTER = { reading: 'enter_to_read', writing: 'enter_to_write' } as const;
const STAND = 'stand_at_a_moment';

const TYPES = SCOPE_SETTINGS.map(() => 'text').join(',');

/** Prepares on a new connection what each scoped statement sends ahead of itself. Refuses a server that only follows another. */
export async function prepareScopes(client: pg.ClientBase): Promise<void> {
  // Several statements in one packet have a result each, which the driver's types do not know.
  const results = (await client.query(
    `select pg_is_in_recovery() as follows;` +
      `prepare ${ENTER.reading}(${TYPES}) as ${ENTER_BY_VALUES},set_config('transaction_read_only','on',true);` +
      `prepare ${ENTER.writing}(${TYPES}) as ${ENTER_BY_VALUES};` +
      `prepare ${STAND}(text) as select set_config('${MOMENT_SETTING}',$1,true)`,
  )) as unknown as readonly pg.QueryResult<{ follows: boolean }>[];
  if (results[0]?.rows[0]?.follows === true) throw new StandbyRefused();
  // BEGIN can be prepared by the protocol only, which runs it once.
  await client.query({ name: BEGIN, text: 'begin' });
  await client.query('commit');
}

/** The parts of the driver's connection that queries are sent through. */
interface DriverConnection {
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}
interface DriverQuery {
  prepare(connection: DriverConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: DriverConnection): void;
}
/** The driver's query with the methods that its types leave out. */
const Query = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery & {
  callback: (error: Error | null, result: pg.QueryResult) => void;
};

/** The scope, moment and purpose that a statement sets before it runs. */
export interface ScopeEntry {
  readonly scope: Scope;
  readonly moment: Date | undefined;
  readonly how: 'reading' | 'writing';
}

/**
 * One statement that enters its scope on the way: all travels in one packet, and were one part refused, those behind it would be
 * skipped. A reading one is a transaction to itself, which is read-only, ends with the statement, and takes the role and the
 * settings with it; a writing one is the first of a transaction that goes on.
 */
class ScopedQuery extends Query {
  readonly #entry: ScopeEntry;
  #ahead: number;

  constructor(config: pg.QueryConfig, entry: ScopeEntry) {
    super(config);
    this.#entry = entry;
    this.#ahead = (entry.how === 'reading' ? 1 : 2) + (entry.moment === undefined ? 0 : 1);
  }

  override prepare(connection: DriverConnection): void {
    const { scope, how, moment } = this.#entry;
    const sendAhead = (statement: string, values: readonly string[]): void => {
      connection.bind({ statement, values });
      connection.execute({});
    };
    if (how === 'writing') sendAhead(BEGIN, []);
    sendAhead(ENTER[how], scopeValues(scope));
    if (moment !== undefined) sendAhead(STAND, [moment.toISOString()]);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#ahead === 0) super.handleCommandComplete(message, connection);
    else this.#ahead -= 1;
  }
}

/** Sends one statement in a scope, reading or beginning a transaction that writes, on a connection that {@link prepareScopes} has prepared. */
export function sendScoped(client: pg.ClientBase, config: pg.QueryConfig, entry: ScopeEntry): Promise<pg.QueryResult> {
  // `extended`: a statement without values must go the way that can be put behind another, too.
  const query = new ScopedQuery({ ...config, queryMode: 'extended' } as pg.QueryConfig, entry);
  return new Promise((resolve, reject) => {
    query.callback = (error, result) => (error === null ? resolve(result) : reject(error));
    client.query(query as unknown as pg.Submittable);
  });
}
