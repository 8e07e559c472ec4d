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
 * A transaction on a pooled connection that begins with its first statement: work that asks the database nothing costs no
 * connection. In a read-only one BEGIN and the first statement travel together, and COMMIT is not waited for. A writing one
 * waits for BEGIN: were it refused, a statement behind it would run outside the scope.
 */
export class LazyTransaction implements Wire {
  readonly #pool: pg.Pool;
  readonly #scope: Scope;
  readonly #readOnly: boolean;
  #begun: Promise<Begun> | undefined;

  constructor(pool: pg.Pool, scope: Scope, readOnly: boolean) {
    this.#pool = pool;
    this.#scope = scope;
    this.#readOnly = readOnly;
  }

  async query(text: string, values: readonly unknown[]): ReturnType<Wire['query']> {
    const { wire, began } = await (this.#begun ??= this.#begin());
    if (!this.#readOnly) await began;
    const [result] = await Promise.all([wire.query(text, values), began]);
    return result;
  }

  async script(text: string): Promise<void> {
    const { wire, began } = await (this.#begun ??= this.#begin());
    if (!this.#readOnly) await began;
    await Promise.all([wire.script(text), began]);
  }

  async commit(): Promise<void> {
    const begun = await this.#begun;
    if (begun === undefined) return;
    const committed = this.#end(begun, 'commit');
    if (!this.#readOnly) await committed;
    else committed.catch(() => undefined);
  }

  async rollback(): Promise<void> {
    const begun = await this.#begun?.catch(() => undefined);
    if (begun !== undefined) await this.#end(begun, 'rollback').catch(() => undefined);
  }

  async #begin(): Promise<Begun> {
    const client = await this.#pool.connect();
    const began = client.query(`begin${this.#readOnly ? ' read only' : ''};${enterScope(this.#scope)}`);
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
