import type pg from 'pg';
import { isDatabaseLost } from './failures.ts';
import { enterScope } from './scope.ts';
import type { Scope } from './scope.ts';
import { sendScoped } from './scoped-query.ts';
import { asConfig } from './server.ts';
import type { Wire } from './tx.ts';

/**
 * Reading work on a pool. At the isolation that is used everywhere each statement sees the database as it is when it is sent,
 * whether or not a transaction holds them together; so none does. A statement takes a connection for its own time, enters the
 * scope in the same packet, and can change nothing. Statements that do not wait for each other share the connection.
 */
export class Reading implements Wire {
  readonly #pool: pg.Pool;
  #scope: Scope;
  /** The connection that statements are under way on, and how many. */
  #taken: { readonly client: Promise<pg.PoolClient>; users: number; isLost: boolean } | undefined;

  constructor(pool: pg.Pool, scope: Scope) {
    this.#pool = pool;
    this.#scope = scope;
  }

  async query(text: string, values: readonly unknown[]): ReturnType<Wire['query']> {
    const scope = this.#scope;
    const result = await this.#on((client) => sendScoped(client, asConfig(text, values), scope, 'reading'));
    return { rows: result.rows, affected: result.rowCount ?? 0 };
  }

  async script(text: string): Promise<void> {
    const scope = this.#scope;
    await this.#on((client) =>
      client.query(`select set_config('transaction_read_only','on',true);${enterScope(scope)};${text}`),
    );
  }

  enter(scope: Scope): Promise<void> {
    this.#scope = scope;
    return Promise.resolve();
  }

  async #on<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const taken = (this.#taken ??= { client: this.#pool.connect(), users: 0, isLost: false });
    taken.users += 1;
    try {
      return await work(await taken.client);
    } catch (error) {
      taken.isLost ||= isDatabaseLost(error);
      throw error;
    } finally {
      taken.users -= 1;
      if (taken.users === 0) {
        if (this.#taken === taken) this.#taken = undefined;
        // Where no connection was to be had there is none to give back.
        void taken.client.then(
          (client) => client.release(taken.isLost),
          () => undefined,
        );
      }
    }
  }
}
