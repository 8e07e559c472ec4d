import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, DummyDriver, sql } from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult, RawBuilder } from 'kysely';
import type { Keyring } from '../sealing/keyring.ts';
import { traceStatement } from '../metrics/tracing.ts';
import type { Scope, ScopeKind, ScopeOf } from './scope.ts';

/** The one thing the two databases differ in: how a statement is sent on the open connection. */
export interface Wire {
  query(text: string, values: readonly unknown[]): Promise<{ rows: Record<string, unknown>[]; affected: number }>;
  /** Statements without parameters, several allowed. */
  script(text: string): Promise<void>;
  /** Puts what is sent from now on into a scope. */
  enter(scope: Scope): Promise<void>;
}

/**
 * A handle on an open transaction: what is sent through it runs in its scope. There is no other way to reach the database.
 * `Tx<'system'>` is a handle of that scope and no other, `Tx<'self' | 'system'>` one of either, and `Tx` alone one of any scope.
 */
export interface Tx<Kind extends ScopeKind = ScopeKind> {
  readonly scope: ScopeOf<Kind>;
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

/** Statements that begin, end or take back a transaction or a part of it. */
const CONTROL = /^\s*(?:begin|start|commit|end|rollback|abort|savepoint|release)\b/i;
/** The same in a script of several, where `begin` and `end` may stand in the body of a function. */
const CONTROL_IN_SCRIPT = /(?:^|;)\s*(?:start|commit|rollback|abort|savepoint|release)\b/i;

/**
 * Refuses what would take the scope along unseen: it is set for the transaction, so that a savepoint that is rolled back to, or an
 * end, puts an earlier one in its place. Work that is to be undone is a transaction of its own that throws, or a part that is `apart`.
 */
function refuseControl(control: RegExp, text: string): void {
  if (control.test(text))
    throw new Error(
      'Transactions are begun, ended and taken back by the platform alone: a savepoint would change the scope.',
    );
}

/**
 * What the handles of one transaction share. Each statement is sent in the scope of the handle that it was given to, whatever
 * another handle does at the same time: the change of scope and the statement leave together.
 */
class Session {
  readonly #wire: Wire;
  #scope: Scope;
  readonly #entering: Promise<void>[] = [];
  readonly #hear: ((statement: string) => void) | undefined;
  #marks = 0;

  constructor(wire: Wire, scope: Scope, hear: ((statement: string) => void) | undefined) {
    this.#wire = wire;
    this.#scope = scope;
    this.#hear = hear;
  }

  /** Sends a statement in a scope. */
  query(scope: Scope, text: string, values: readonly unknown[]): ReturnType<Wire['query']> {
    refuseControl(CONTROL, text);
    this.#hear?.(text);
    return this.#in(scope).query(text, values);
  }

  script(scope: Scope, text: string): Promise<void> {
    refuseControl(CONTROL_IN_SCRIPT, text);
    return this.#in(scope).script(text);
  }

  /** The wire, on which the next statement runs in this scope. It has to be sent before anything is waited for. */
  #in(scope: Scope): Wire {
    if (scope !== this.#scope) {
      // Sent without waiting: statements on one connection keep their order, and should this one be refused, the transaction
      // is aborted and refuses all that follow.
      const entered = this.#wire.enter(scope);
      entered.catch(() => undefined);
      this.#entering.push(entered);
      this.#scope = scope;
    }
    return this.#wire;
  }

  /**
   * Marks a place in the transaction that can be gone back to. Going back takes changes of scope along: what they were at the mark
   * holds again, and those that were sent since are not waited for.
   */
  async mark(): Promise<{ readonly keep: () => Promise<void>; readonly takeBack: () => Promise<void> }> {
    this.#marks += 1;
    const name = `part_${this.#marks}`;
    const [scope, entered] = [this.#scope, this.#entering.length];
    await this.#wire.script(`savepoint ${name}`);
    return {
      keep: () => this.#wire.script(`release savepoint ${name}`),
      takeBack: () => {
        this.#scope = scope;
        this.#entering.length = entered;
        return this.#wire.script(`rollback to savepoint ${name}; release savepoint ${name}`);
      },
    };
  }

  /** Resolves when every change of scope has been answered; to be waited for before the commit. */
  async settle(): Promise<void> {
    await Promise.all(this.#entering);
  }
}

class ScopedConnection implements DatabaseConnection {
  readonly #query: Wire['query'];

  constructor(query: Wire['query']) {
    this.#query = query;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#query(compiled.sql, compiled.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; streams are not offered
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not offered: page through the rows instead.');
  }
}

class OpenTx<Kind extends ScopeKind> implements Tx<Kind> {
  readonly scope: ScopeOf<Kind>;
  readonly readOnly: boolean;
  readonly #session: Session;
  readonly #keys: Keyring | undefined;
  #builder: Kysely<unknown> | undefined;
  #isOver = false;

  constructor(session: Session, scope: ScopeOf<Kind>, readOnly: boolean, keys: Keyring | undefined) {
    this.#session = session;
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
      const connection = new ScopedConnection((text, values) => this.#send(text, values));
      const executor = base.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
      this.#builder = new Kysely<unknown>({ config: { dialect }, driver, dialect, executor });
    }
    return this.#builder as Kysely<T>;
  }

  async execute<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await statement.execute(this.tables<unknown>())).rows;
  }

  async script(text: string): Promise<void> {
    this.#refuseWhenOver();
    await this.#session.script(this.scope, text);
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.#send(text, values)).rows;
  }

  async within<Other extends ScopeKind, T>(scope: ScopeOf<Other>, work: (tx: Tx<Other>) => Promise<T>): Promise<T> {
    const tx = new OpenTx<Other>(this.#session, scope, this.readOnly, this.#keys);
    try {
      return await work(tx);
    } finally {
      tx.#isOver = true;
    }
  }

  async apart<T>(work: (tx: Tx<Kind>) => Promise<T>): Promise<T> {
    if (this.readOnly) throw new Error('What changes nothing has no part that could be taken back.');
    this.#refuseWhenOver();
    const mark = await this.#session.mark();
    const tx = new OpenTx<Kind>(this.#session, this.scope, this.readOnly, this.#keys);
    try {
      const result = await work(tx);
      tx.#isOver = true;
      await mark.keep();
      return result;
    } catch (error) {
      tx.#isOver = true;
      await mark.takeBack();
      throw error;
    }
  }

  settle(): Promise<void> {
    return this.#session.settle();
  }

  #send(text: string, values: readonly unknown[]): ReturnType<Wire['query']> {
    this.#refuseWhenOver();
    return traceStatement(text, () => this.#session.query(this.scope, text, values));
  }

  #refuseWhenOver(): void {
    if (this.#isOver) throw new Error('This part of the transaction is over: its scope may not be used after it.');
  }
}

/** Opens the given wire, already inside BEGIN and the scope, as a transaction. */
export function openTx<Kind extends ScopeKind>(
  wire: Wire,
  scope: ScopeOf<Kind>,
  {
    readOnly = false,
    keys,
    hear,
  }: { readonly readOnly?: boolean; readonly keys?: Keyring; readonly hear?: (statement: string) => void },
): Tx<Kind> & { settle(): Promise<void> } {
  return new OpenTx<Kind>(new Session(wire, scope, hear), scope, readOnly, keys);
}

/**
 * Runs part of a transaction in another scope, on a handle of its own that is good until the part ends. The given handle keeps
 * its scope all the while, also for what runs at the same time.
 */
export function inScope<S extends Scope, T>(tx: Tx, scope: S, work: (tx: Tx<S['kind']>) => Promise<T>): Promise<T> {
  if (!(tx instanceof OpenTx)) throw new Error('inScope needs a transaction of this platform.');
  return tx.within(scope, work);
}

/**
 * Does part of a transaction so that it alone is taken back where it fails: the error is thrown on, and the transaction is as it was
 * before the part. Nothing else may use the transaction meanwhile.
 */
export function apart<Kind extends ScopeKind, T>(tx: Tx<Kind>, work: (tx: Tx<Kind>) => Promise<T>): Promise<T> {
  if (!(tx instanceof OpenTx)) throw new Error('apart needs a transaction of this platform.');
  return (tx as OpenTx<Kind>).apart(work);
}

/** Tells if a transaction handle belongs to this scope. */
export function isOfScope<Kind extends ScopeKind>(tx: Tx, kind: Kind): tx is Tx<Kind> {
  return tx.scope.kind === kind;
}

/** A value for a jsonb column. */
export function json(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
