import { fromPglite, PgBoss } from 'pg-boss';
import type { JobResult } from 'pg-boss';
import { runDetached, inScope, isDatabaseUnavailable, SYSTEM } from '../database.ts';
import type { Database, Tx } from '../database.ts';
import type { Log } from '../log.ts';
import { loopWatch } from '../loop-watch.ts';
import { tally } from '../metrics/tally.ts';
import type { EnqueueOptions, FreeWork, Job } from '../module.ts';
import { traceJob } from '../metrics/tracing.ts';
import { notifyJob } from '../realtime/outbox.ts';
import type { Hub } from '../realtime/hub.ts';

const DEFAULT_RETRIES = 4;
const DEFAULT_EXPIRY_SECONDS = 15 * 60;
/**
 * A job that was asked for here is fetched at once. For those whose notification was lost, and for those that come soon, one statement
 * asks for all queues: with one of each, a node that has nothing to do asks two dozen times a second.
 */
const LOOK_MS = 5_000;
/** How often each queue asks for itself nevertheless. */
const POLLING_SECONDS = 120;
/** A job that nothing is heard of for so long was being done by a node that is gone, or on a connection that is: another begins it. */
const HEARD_OF_SECONDS = 30;
/** Nothing that the queue asks takes longer: silence means that the connection is none. */
const SILENCE_MS = 60_000;
/** How many jobs that come soon are fetched together. */
const TOGETHER = 50;
/** The id of no job. */
const NO_JOB = '00000000-0000-7000-8000-000000000000';

/** The names of jobs that wait, also for later. */
const WAITING = `select distinct name from pgboss.job_common where state < 'active'`;
/** The names of jobs that could begin now. In the words of an index of the queue. */
const DUE = `select distinct name from pgboss.job_common where state < 'active' and not blocked and start_after < pgboss.job_now()`;

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

/** The queue policy of a job: keyed jobs have at most one waiting job per key. */
const queuePolicy = (job: Job): 'short' | 'standard' => (job.isKeyed === true ? 'short' : 'standard');

/**
 * Whether a job of this name and key waits; held until the transaction ends, so that it runs on what this transaction changes.
 */
async function holdWaiting(tx: Tx, name: string, key: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from pgboss.job_common where name = $1 and coalesce(singleton_key, '') = $2 and state = 'created' and policy = 'short' for update`,
    [name, key],
  );
  return rows.length > 0;
}

/** Gives what waits under the names that a job had in earlier versions to its queue of today, and ends their timetables. */
async function adopt(database: Database, { name, formerNames = [] }: Job): Promise<void> {
  if (formerNames.length === 0) return;
  await database.asOwner(async (query) => {
    await query('delete from pgboss.schedule where name = any ($1::text[])', [formerNames]);
    await query(
      `update pgboss.job_common old set name = $2 where name = any ($1::text[]) and state in ('created', 'retry')
        and not exists (select 1 from pgboss.job_common new where new.name = $2 and new.singleton_key = old.singleton_key)`,
      [formerNames, name],
    );
  });
}

/** The queue of background work, in the same database: a job exists if and only if the transaction that asked for it committed. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Log;
  readonly #jobs = new Map<string, Job>();
  readonly #workers = new Map<string, string>();
  #looking: NodeJS.Timeout | undefined;
  #work: FreeWork | undefined;
  #isWorking = false;

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
    this.#database = database;
    this.#log = log;
  }

  /** Whether this node works on jobs: it does from shortly after its first page until its stop. */
  get isWorking(): boolean {
    return this.#isWorking;
  }

  /** Prepares the queue's own tables and one queue per job, and lets the system scope add to them. */
  async prepare(database: Database, jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      if (this.#jobs.has(job.name)) throw new Error(`Two jobs are named ${job.name}.`);
      this.#jobs.set(job.name, job);
    }
    await this.#boss.start();
    const keyed = [...this.#jobs.values()].filter((job) => job.isKeyed === true).map(({ name }) => name);
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
        await this.#boss.createQueue(job.name, { ...options, policy: queuePolicy(job) });
        // The library reads what it knows of a new queue at its first use, on a connection of its own. In a transaction on the
        // embedded database that would wait for itself, so it is made to read now, by completing a job that does not exist.
        await this.#boss.complete(job.name, NO_JOB);
      } else if (Object.entries(options).some(([name, value]) => queue[name as keyof typeof options] !== value)) {
        await this.#boss.updateQueue(job.name, options);
      }
    }
    for (const job of this.#jobs.values()) await adopt(database, job);
    await database.asOwner(letSystemAdd);
    // The library refuses to change how a queue counts its jobs; those that were made before jobs said so are told here.
    if (keyed.some((name) => queues.get(name)?.policy === 'standard'))
      await database.asOwner((query) =>
        query(`update pgboss.queue set policy = 'short' where name = any ($1::text[])`, [keyed]),
      );
  }

  /** Starts to work on jobs, and again at once whenever the hub hears of a new one. */
  async start(hub: Hub, work: FreeWork): Promise<void> {
    this.#work = work;
    for (const job of this.#jobs.values()) {
      const isSoon = job.pace === 'soon';
      const id = await this.#boss.work<Record<string, unknown>>(
        job.name,
        {
          pollingIntervalSeconds: POLLING_SECONDS,
          batchSize: isSoon ? TOGETHER : 1,
          burstWhenBatchFull: isSoon,
          perJobResults: true,
        },
        async (items) => {
          const results = [];
          for (const item of items) results.push(await this.#outcome(job, item));
          // More may wait than notifications were heard, such as after an outage: it is looked until nothing is found. What comes soon
          // gathers until the next look at what is due.
          if (items.length > 0 && !isSoon) this.#look(job.name);
          return results;
        },
      );
      this.#workers.set(job.name, id);
      if (job.cron !== undefined) await this.#boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
    }
    hub.onJob((name) => this.#look(name));
    this.#looking = setInterval(() => void this.#lookAtDue(), LOOK_MS);
    this.#isWorking = true;
  }

  /** Asks for a job in the given transaction. */
  async enqueue(
    tx: Tx,
    name: string,
    data: Readonly<Record<string, unknown>>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const job = this.#jobs.get(name);
    if (job === undefined) throw new Error(`No job is named ${name}.`);
    const { key, startAfter } = options;
    if ((key !== undefined) !== (job.isKeyed === true))
      throw new Error(`${name} is asked for with a key if it is keyed.`);
    await inScope(tx, SYSTEM, async (system) => {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => ({ rows: await system.query(text, values) }),
      };
      const send = (): Promise<string | null> =>
        this.#boss.send(
          name,
          { ...data },
          {
            db,
            ...(startAfter === undefined ? {} : { startAfter }),
            ...(key === undefined ? {} : { singletonKey: key }),
          },
        );
      if (key === undefined) await send();
      else while (!(await holdWaiting(system, name, key)) && (await send()) === null);
      if (startAfter === undefined && job.pace !== 'soon') await notifyJob(system, name);
    });
  }

  /** Works on all waiting jobs now, also on those that these ask for; for tests and for the seed. Returns how many ran. */
  async drain(work: FreeWork): Promise<number> {
    this.#work = work;
    for (let ran = 0; ;) {
      let found = 0;
      const waiting = new Set(await this.#namesOf(WAITING));
      for (const job of this.#jobs.values()) {
        if (!waiting.has(job.name)) continue;
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
    this.#isWorking = false;
    clearInterval(this.#looking);
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** The names of the jobs that a statement finds: asking each of all queues would take as long as the work. */
  async #namesOf(statement: string): Promise<string[]> {
    const rows = await this.#database.run(SYSTEM, (tx) => tx.query(statement), { readOnly: true });
    return rows.map(({ name }) => String(name));
  }

  /** Has the workers of all jobs that are due fetch. What could not be asked is asked again soon. */
  async #lookAtDue(): Promise<void> {
    const due = await this.#namesOf(DUE).catch((err: unknown) => {
      this.#log.warn({ err }, 'job queue');
      return [];
    });
    for (const name of due) this.#look(name);
  }

  /** Has the worker of a job fetch at once, or once more when it is done with the one that it has. */
  #look(name: string): void {
    const worker = this.#workers.get(name);
    if (worker !== undefined) this.#boss.notifyWorker(worker);
  }

  /** Runs one job of several: what it comes to is its own, so that none is tried again for another's sake. */
  async #outcome(
    job: Job,
    item: { readonly id: string; readonly data: Record<string, unknown>; readonly signal: AbortSignal },
  ): Promise<JobResult> {
    try {
      await this.#run(job, item.data, item.signal);
      return { id: item.id, status: 'completed' };
    } catch (error) {
      return { id: item.id, status: 'failed', output: error };
    }
  }

  async #run(job: Job, data: Record<string, unknown>, signal: AbortSignal): Promise<void> {
    const work = this.#work;
    if (work === undefined) throw new Error('The job queue was not started.');
    const place = loopWatch.enter(job.name, 'job');
    try {
      await runDetached(() => traceJob(job.name, () => job.run(data, { ...work, signal })));
    } catch (error) {
      // A database that is away is told of by whoever looks after it; it is no defect of the job.
      const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
      tally.jobFailed(job.name);
      this.#log[level]({ err: error, job: job.name }, 'a job failed and will be tried again');
      throw error;
    } finally {
      loopWatch.leave(place);
    }
  }
}
