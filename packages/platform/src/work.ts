import type { Actor, BrandGrant, Provisioner } from '@hearth/kit/access';
import type { Endpoint } from '@hearth/kit/endpoint';
import type { HearthEvent } from '@hearth/kit/event';
import { newId } from '@hearth/kit/id';
import type { Party } from './access/party.ts';
import type { Database, Scope, ScopeKind, Tx } from './database.ts';
import type { Jobs } from './jobs/jobs.ts';
import { keepsCount } from './access/kept-refusal.ts';
import { keepMail, SEND_MAIL } from './mail/mail.ts';
import type { AnyContext, FreeWork, HeardEvent, Listener, RequestFacts, PlatformTools, Work } from './module.ts';
import { keepText, SEND_TEXT } from './sms/text.ts';
import { writeEvent } from './realtime/outbox.ts';

/** The job that runs a listener. */
export const listenerJob = (name: string): string => `listener.${name}`;

/** The event in the data of such a job. Versions before this one kept neither its id nor its moment there. */
export function heardEvent(
  data: Readonly<Record<string, unknown>>,
  { clock }: Pick<PlatformTools, 'clock'>,
): HeardEvent {
  const { event, id, at } = data as { event: HearthEvent; id?: string; at?: string };
  return { ...event, id: id ?? newId(), at: at === undefined ? clock.now() : new Date(at) };
}

interface Call {
  readonly actor: Actor | undefined;
  readonly provisioner: Provisioner | undefined;
  readonly grant: BrandGrant | undefined;
  readonly party: Party | undefined;
  readonly request: RequestFacts;
}

/** Opens transactions and hands out what work inside them may use. */
export class Runner {
  readonly #database: Database;
  readonly #jobs: Jobs;
  readonly #tools: PlatformTools;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(database: Database, jobs: Jobs, tools: PlatformTools, listeners: readonly Listener[]) {
    this.#database = database;
    this.#jobs = jobs;
    this.#tools = tools;
    for (const listener of listeners)
      for (const type of listener.types) this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  /** The usual means of work inside the given transaction. */
  work<Kind extends ScopeKind>(db: Tx<Kind>): Work<Kind> {
    return {
      ...this.#tools,
      db,
      emit: (event) => this.#emit(db, event),
      enqueue: (job, data, options) =>
        this.#jobs.enqueue(db, job.name, Object.fromEntries(Object.entries(job.read(data))), options),
      mail: async (mail) => {
        const id = await keepMail(db, mail, this.#tools.clock.now());
        if (id !== null) await this.#jobs.enqueue(db, SEND_MAIL.name, { id });
      },
      text: async (text) => {
        const id = await keepText(db, text);
        await this.#jobs.enqueue(db, SEND_TEXT.name, { id });
      },
      on: (other) => this.work(other),
    };
  }

  run<S extends Scope, T>(scope: S, work: (work: Work<S['kind']>) => Promise<T>, readOnly = false): Promise<T> {
    return this.#keepingCounts(scope, (tx) => work(this.work(tx)), readOnly);
  }

  /** A transaction that is committed where it ends with a refusal that keeps its count, which is thrown after it. */
  async #keepingCounts<S extends Scope, T>(
    scope: S,
    work: (tx: Tx<S['kind']>) => Promise<T>,
    readOnly: boolean,
  ): Promise<T> {
    const outcome = await this.#database.run(
      scope,
      (tx) =>
        work(tx).then(
          (done) => ({ done }),
          (error: unknown) => {
            if (keepsCount(error)) return { refused: error };
            throw error;
          },
        ),
      { readOnly },
    );
    if ('refused' in outcome) throw outcome.refused;
    return outcome.done;
  }

  /** Means of work that opens its own transactions. */
  free(signal: AbortSignal): FreeWork {
    return { ...this.#tools, signal, run: (scope, work) => this.run(scope, work) };
  }

  /** Runs a handler: in one transaction, read-only for reads, or free to open its own. */
  call<T>(endpoint: Endpoint, scope: Scope, call: Call, handle: (context: AnyContext) => Promise<T>): Promise<T> {
    const read: FreeWork['run'] = (other, work) => this.run(other, work, true);
    const run: FreeWork['run'] =
      endpoint.transaction === 'reads' ? read : (other, work) => this.#write(call.actor, other, work);
    if (endpoint.transaction === 'none' || endpoint.transaction === 'reads')
      return handle({ ...this.#tools, ...call, run, read } as AnyContext);
    const work = (means: Work): Promise<T> => handle({ ...means, ...call } as AnyContext);
    return endpoint.transaction === 'read' ? this.run(scope, work, true) : this.#write(call.actor, scope, work);
  }

  /** Tells the transaction who acts for the caller, if somebody does: records of what people did take it from there. */
  #write<S extends Scope, T>(
    actor: Actor | undefined,
    scope: S,
    work: (work: Work<S['kind']>) => Promise<T>,
  ): Promise<T> {
    const by = actor?.impersonatorId;
    if (by === undefined) return this.run(scope, work);
    return this.run(scope, async (means) => {
      await means.db.query("select set_config('app.impersonator', $1, true)", [by]);
      return work(means);
    });
  }

  async #emit(db: Tx, event: HearthEvent): Promise<void> {
    const id = await writeEvent(db, event);
    const at = this.#tools.clock.now().toISOString();
    for (const listener of this.#listeners.get(event.type) ?? [])
      await this.#jobs.enqueue(db, listenerJob(listener.name), { event, id, at });
  }
}
