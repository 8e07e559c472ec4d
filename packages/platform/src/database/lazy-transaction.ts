import type pg from 'pg';
import { isDatabaseUnavailable } from './failures.ts';
import { enterScopeAt } from './scope.ts';
import type { Scope } from './scope.ts';
import { sendScoped } from './scoped-query.ts';
import { asConfig, clientWire } from './server.ts';
import type { Wire } from './tx.ts';

interface StartedTransaction {
  readonly client: pg.PoolClient;
  readonly wire: Wire;
}

/**
 * A writing transaction on a pooled connection that begins with its first statement, in the same packet: work that asks the
 * database nothing costs no connection. Whatever else is sent waits until that statement was answered: were BEGIN refused, it
 * would run outside the scope.
 */
export class LazyTransaction implements Wire {
  readonly #pool: pg.Pool;
  #scope: Scope;
  readonly #moment: Date | undefined;
  #begun: Promise<StartedTransaction> | undefined;
  /** Settles when BEGIN and the scope have been answered. */
  #began: Promise<unknown> | undefined;

  constructor(pool: pg.Pool, scope: Scope, moment?: Date) {
    this.#pool = pool;
    this.#scope = scope;
    this.#moment = moment;
  }

  async query(text: string, values: readonly unknown[]): ReturnType<Wire['query']> {
    if (this.#begun !== undefined) return (await this.#open()).query(text, values);
    const first = this.#connect().then(({ client }) =>
      sendScoped(client, asConfig(text, values), { scope: this.#scope, moment: this.#moment, how: 'writing' }),
    );
    // A statement that is wrong has begun the transaction all the same.
    this.#began = first.catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
    });
    this.#began.catch(() => undefined);
    const result = await first;
    return { rows: result.rows, affected: result.rowCount ?? 0 };
  }

  async script(text: string): Promise<void> {
    await (await this.#open()).script(text);
  }

  async commit(): Promise<void> {
    const begun = await this.#begun;
    if (begun !== undefined) await this.#end(begun, 'commit');
  }

  async rollback(): Promise<void> {
    const begun = await this.#begun?.catch(() => undefined);
    if (begun !== undefined) await this.#end(begun, 'rollback').catch(() => undefined);
  }

  async enter(scope: Scope): Promise<void> {
    // It has not begun: it will begin in this scope.
    if (this.#begun === undefined) {
      this.#scope = scope;
      return;
    }
    await (await this.#open()).enter(scope);
  }

  async #open(): Promise<Wire> {
    const { client, wire } = await this.#connect();
    await (this.#began ??= client.query(`begin;${enterScopeAt(this.#scope, this.#moment)}`));
    return wire;
  }

  #connect(): Promise<StartedTransaction> {
    return (this.#begun ??= this.#pool.connect().then((client) => ({ client, wire: clientWire(client) })));
  }

  /** A commit that fails is rolled back; a connection that answers neither is closed. */
  async #end({ client }: StartedTransaction, how: 'commit' | 'rollback'): Promise<void> {
    try {
      await client.query(how);
      client.release();
    } catch (error) {
      if (how === 'rollback') {
        client.release(true);
        throw error;
      }
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }
}
