import type pg from 'pg';
import { enterScope } from './scope.ts';
import type { Scope } from './scope.ts';
import { clientWire } from './server.ts';
import type { Wire } from './tx.ts';

interface Begun {
  readonly client: pg.PoolClient;
  readonly wire: Wire;
  /** Settles when BEGIN and the scope have been answered. */
  readonly began: Promise<unknown>;
}

/**
 * A writing transaction on a pooled connection that begins with its first statement: work that asks the database nothing
 * costs no connection. Its statements wait for BEGIN: were it refused, one behind it would run outside the scope.
 */
export class LazyTransaction implements Wire {
  readonly #pool: pg.Pool;
  readonly #scope: Scope;
  #begun: Promise<Begun> | undefined;

  constructor(pool: pg.Pool, scope: Scope) {
    this.#pool = pool;
    this.#scope = scope;
  }

  async query(text: string, values: readonly unknown[]): ReturnType<Wire['query']> {
    return (await this.#open()).query(text, values);
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
    await (await this.#open()).enter(scope);
  }

  async #open(): Promise<Wire> {
    const { wire, began } = await (this.#begun ??= this.#begin());
    await began;
    return wire;
  }

  async #begin(): Promise<Begun> {
    const client = await this.#pool.connect();
    const began = client.query(`begin;${enterScope(this.#scope)}`);
    // Whoever sends a statement hears of a refusal; here it only must not go unheard.
    began.catch(() => undefined);
    return { client, wire: clientWire(client), began };
  }

  /** A commit that fails is rolled back; a connection that answers neither is closed. */
  async #end({ client }: Begun, how: 'commit' | 'rollback'): Promise<void> {
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
