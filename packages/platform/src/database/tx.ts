import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, DummyDriver, sql } from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult, RawBuilder } from 'kysely';
import type { Keyring } from '../sealing/keyring.ts';
import type { Scope } from './scope.ts';

/** The one thing the two databases differ in: how a statement is sent on the open connection. */
export interface Wire {
  query(text: string, values: readonly unknown[]): Promise<{ rows: Record<string, unknown>[]; affected: number }>;
  /** Statements without parameters, several allowed. */
  script(text: string): Promise<void>;
  /** Puts what is sent from now on into a scope. */
  enter(scope: Scope): Promise<void>;
}

/** An open transaction in a scope. There is no other way to reach the database. */
export interface Tx {
  readonly scope: Scope;
  /** Whether it can change nothing, so that what it reads is what is committed. */
  readonly readOnly: boolean;
  /** What sealed columns are sealed and opened with. */
  readonly keys: Keyring;
  /** A typed query builder over the given tables, whose keys are `schema.table`. */
  tables<T>(): Kysely<T>;
  /** Runs a raw statement built with Kysely's `sql` template. */
  execute<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /** Runs statements without parameters (migrations, tests). */
  script(text: string): Promise<void>;
  /** For libraries that bring their own SQL text. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const driver = new DummyDriver();
const base = new Kysely<unknown>({ dialect }).getExecutor();

class WireConnection implements DatabaseConnection {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#wire.query(compiled.sql, compiled.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; streams are not offered
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: page through the rows instead.');
  }
}

class OpenTx implements Tx {
  scope: Scope;
  readonly readOnly: boolean;
  readonly #wire: Wire;
  readonly #keys: Keyring | undefined;
  #builder: Kysely<unknown> | undefined;
  readonly #entering: Promise<void>[] = [];

  constructor(wire: Wire, scope: Scope, readOnly: boolean, keys: Keyring | undefined) {
    this.#wire = wire;
    this.#keys = keys;
    this.scope = scope;
    this.readOnly = readOnly;
  }

  get keys(): Keyring {
    if (this.#keys === undefined) throw new Error('This database was opened without keys.');
    return this.#keys;
  }

  tables<T>(): Kysely<T> {
    if (this.#builder === undefined) {
      const connection = new WireConnection(this.#wire);
      const executor = base.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
      this.#builder = new Kysely<unknown>({ config: { dialect }, driver, dialect, executor });
    }
    return this.#builder as Kysely<T>;
  }

  async execute<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await statement.execute(this.tables<unknown>())).rows;
  }

  script(text: string): Promise<void> {
    return this.#wire.script(text);
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.#wire.query(text, values)).rows;
  }

  async within<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const before = this.scope;
    if (before === scope) return work(this);
    this.#enter(scope);
    try {
      return await work(this);
    } finally {
      // Also when it failed: what goes on after a failure that was caught has its own rights only.
      this.#enter(before);
    }
  }

  /** Resolves when every change of scope has been answered; to be waited for before the commit. */
  async settle(): Promise<void> {
    await Promise.all(this.#entering);
  }

  /**
   * Sent without waiting: statements on one connection keep their order, and should this one be refused, the transaction is
   * aborted and refuses all that follow.
   */
  #enter(scope: Scope): void {
    const entered = this.#wire.enter(scope);
    entered.catch(() => undefined);
    this.#entering.push(entered);
    this.scope = scope;
  }
}

/** Opens the given wire, already inside BEGIN and the scope, as a transaction. */
export function openTx(
  wire: Wire,
  scope: Scope,
  { readOnly = false, keys }: { readonly readOnly?: boolean; readonly keys?: Keyring },
): Tx & { settle(): Promise<void> } {
  return new OpenTx(wire, scope, readOnly, keys);
}

/** Runs part of a transaction in another scope, and goes back to its own afterwards, whether it worked or not. */
export function inScope<T>(tx: Tx, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!(tx instanceof OpenTx)) throw new Error('inScope needs a transaction of this platform.');
  return tx.within(scope, work);
}

/** A value for a jsonb column. */
export function json(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
