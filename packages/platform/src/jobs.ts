import { fromPglite, PgBoss } from 'pg-boss';
import { detached, inScope, isDatabaseLost, SYSTEM } from './database.ts';
import type { Database, Tx } from './database.ts';
import type { Log } from './log.ts';
import { loopWatch } from './loop-watch.ts';
import type { EnqueueOptions, FreeWork, Job } from './module.ts';
import { notifyJob } from './realtime/outbox.ts';
import type { Hub } from './realtime/hub.ts';

const DEFAULT_RETRIES = 4;
const DEFAULT_EXPIRY_SECONDS = 15 * 60;
/** A job that was asked for here is fetched at once; this is for those whose notification was lost. */
const POLLING_SECONDS = 5;
/** A job that nothing is heard of for so long was being done by a node that is gone, or on a connection that is: another begins it. */
const HEARD_OF_SECONDS = 30;
/** Nothing that the queue asks takes longer: silence means that the connection is none. */
const SILENCE_MS = 60_000;
/** The id of no job. */
const NO_JOB = '00000000-0000-7000-8000-000000000000';

/** Gives the system scope its rights on the queue's own tables, where it has not got them all. */
const letSystemAdd: Parameters<Database['asOwner']>[0] = async (query, script) => {
  const [table] = await query(
    `select 1 from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and not has_table_privilege('hearth_system', oid, 'delete') limit 1`,
  );
  if (table === undefined) return;
  await script(
    'grant usage on schema pgboss to hearth_system; grant select, insert, update, delete on all tables in schema pgboss to hearth_system; grant execute on all functions in schema pgboss to hearth_system',
  );
};

/** The queue of background work, in the same database: a job exists if and only if the transaction that asked for it committed. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #jobs = new Map<string, Job>();
  readonly #workers = new Map<string, string>();
  #work: FreeWork | undefined;

  constructor(database: Database, log: Log) {
    const connection =
      'url' in database.queue
        ? { connectionString: database.queue.url, max: 3, keepAlive: true, query_timeout: SILENCE_MS }
        : { db: fromPglite(database.queue.pglite), backend: 'pglite' as const };
    this.#boss = new PgBoss({
      ...connection,
      persistWarnings: false,
      reindex: false,
      superviseIntervalSeconds: HEARD_OF_SECONDS,
      monitorIntervalSeconds: HEARD_OF_SECONDS,
    });
    this.#boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
    this.#log = log;
  }

  /** Prepares the queue's own tables and one queue per job, and lets the system scope add to them. */
  async prepare(database: Database, jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      if (this.#jobs.has(job.name)) throw new Error(`Two jobs are named ${job.name}.`);
      this.#jobs.set(job.name, job);
    }
    await this.#boss.start();
    const queues = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of this.#jobs.values()) {
      const options = {
        retryLimit: job.retries ?? DEFAULT_RETRIES,
        retryBackoff: true,
        retryDelay: 1,
        expireInSeconds: job.expireInSeconds ?? DEFAULT_EXPIRY_SECONDS,
        heartbeatSeconds: HEARD_OF_SECONDS,
      };
      const queue = queues.get(job.name);
      if (queue === undefined) {
        await this.#boss.createQueue(job.name, options);
        // The library reads what it knows of a new queue at its first use, on a connection of its own. In a transaction on the
        // embedded database that would wait for itself, so it is made to read now, by completing a job that does not exist.
        await this.#boss.complete(job.name, NO_JOB);
      } else if (Object.entries(options).some(([name, value]) => queue[name as keyof typeof options] !== value)) {
        await this.#boss.updateQueue(job.name, options);
      }
    }
    await database.asOwner(letSystemAdd);
  }

  /** Starts to work on jobs, and again at once whenever the hub hears of a new one. */
  async start(hub: Hub, work: FreeWork): Promise<void> {
    this.#work = work;
    for (const job of this.#jobs.values()) {
      const id = await this.#boss.work<Record<string, unknown>>(
        job.name,
        { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 1 },
        async ([item]) => {
          if (item === undefined) return;
          try {
            await this.#run(job, item.data, item.signal);
          } finally {
            // More may wait than notifications were heard, such as after an outage: it is looked until nothing is found.
            this.#look(job.name);
          }
        },
      );
      this.#workers.set(job.name, id);
      if (job.cron !== undefined) await this.#boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
    }
    hub.onJob((name) => this.#look(name));
  }

  /** Asks for a job in the given transaction. */
  async enqueue(
    tx: Tx,
    name: string,
    data: Readonly<Record<string, unknown>>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    if (!this.#jobs.has(name)) throw new Error(`No job is named ${name}.`);
    await inScope(tx, SYSTEM, async (system) => {
      await this.#boss.send(
        name,
        { ...data },
        {
          db: { executeSql: async (text, values = []) => ({ rows: await system.query(text, values) }) },
          ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
          ...(options.key === undefined ? {} : { singletonKey: options.key }),
        },
      );
      if (options.startAfter === undefined) await notifyJob(system, name);
    });
  }

  /** Works on all waiting jobs now, also on those that these ask for; for tests and for the seed. Returns how many ran. */
  async drain(work: FreeWork): Promise<number> {
    this.#work = work;
    for (let ran = 0; ;) {
      let found = 0;
      for (const job of this.#jobs.values()) {
        for (const item of await this.#boss.fetch<Record<string, unknown>>(job.name, { batchSize: 50 })) {
          found += 1;
          await this.#run(job, item.data, new AbortController().signal);
          await this.#boss.complete(job.name, item.id);
        }
      }
      ran += found;
      if (found === 0) return ran;
    }
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** Has the worker of a job fetch at once, or once more when it is done with the one that it has. */
  #look(name: string): void {
    const worker = this.#workers.get(name);
    if (worker !== undefined) this.#boss.notifyWorker(worker);
  }

  async #run(job: Job, data: Record<string, unknown>, signal: AbortSignal): Promise<void> {
    const work = this.#work;
    if (work === undefined) throw new Error('The job queue was not started.');
    const place = loopWatch.enter(job.name, 'job');
    try {
      await detached(() => job.run(data, { ...work, signal }));
    } catch (error) {
      // A database that is away is told of by whoever looks after it; it is no defect of the job.
      const level = isDatabaseLost(error) ? 'warn' : 'error';
      this.#log[level]({ err: error, job: job.name }, 'a job failed and will be tried again');
      throw error;
    } finally {
      loopWatch.leave(place);
    }
  }
}
