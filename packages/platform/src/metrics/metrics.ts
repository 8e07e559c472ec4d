import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database.ts';
import type { AnsweredRequest } from '../http/access-log.ts';
import type { QueueState } from '../jobs/queue-state.ts';
import { tally } from './tally.ts';

/** Upper bounds of the durations of requests, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is read when the metrics are. */
export interface MetricsSources {
  readonly database: Pick<Database, 'pools'>;
  readonly queue: () => Promise<QueueState>;
  readonly openStreams: () => number;
  readonly callsUnderWay: () => number;
  /** Seconds since the last snapshot of the embedded database; null where there is none. */
  readonly snapshotAge: () => number | null;
}

/** The metrics of this node in Prometheus's format. */
export interface Metrics {
  readonly contentType: string;
  observe(request: AnsweredRequest): void;
  read(): Promise<string>;
}

/**
 * Opens the metrics of an application. Labels are operation ids, status classes, job names and other closed sets, so that the number
 * of series is bounded by the code.
 */
export function openMetrics(sources: MetricsSources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'hearth_requests_total',
    help: 'Answered requests by operation and status class.',
    labelNames: ['operation', 'status_class'],
    registers,
  });
  const durations = new Histogram({
    name: 'hearth_request_duration_seconds',
    help: 'Time until the answer was sent, by operation; event streams are left out.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  addPools(registers, sources);
  const setQueue = addQueue(registers);
  addFailures(registers);
  addOwnGauges(registers, sources);
  return {
    contentType: register.contentType,
    observe: ({ operation, status, seconds, isStream }) => {
      requests.inc({ operation, status_class: `${Math.floor(status / 100)}xx` });
      if (!isStream) durations.observe({ operation }, seconds);
    },
    read: async () => {
      // While the database is away, what is known without it is still told.
      setQueue(await sources.queue().catch(() => undefined));
      return register.metrics();
    },
  };
}

function addPools(registers: Registry[], { database }: MetricsSources): void {
  new Gauge({
    name: 'hearth_database_connections',
    help: 'Connections of this node to the database by pool and state; waiting counts work that has none yet.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, size, idle, waiting } of database.pools()) {
        this.set({ pool, state: 'open' }, size);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}

/** The state of the queue as two gauges; the answer sets both. */
function addQueue(registers: Registry[]): (state: QueueState | undefined) => void {
  const oldest = new Gauge({
    name: 'hearth_queue_oldest_due_seconds',
    help: 'How long the oldest due job has waited; the same on every node.',
    registers,
  });
  const jobs = new Gauge({
    name: 'hearth_queue_jobs',
    help: 'Jobs in the queue by state; the same on every node.',
    labelNames: ['state'],
    registers,
  });
  return (state) => {
    for (const name of ['due', 'scheduled', 'active', 'failed'] as const)
      jobs.set({ state: name }, state?.[name] ?? NaN);
    oldest.set(state?.oldestSeconds ?? NaN);
  };
}

function addFailures(registers: Registry[]): void {
  new Counter({
    name: 'hearth_job_failures_total',
    help: 'Failed runs of jobs in this process, by job; a failed job is tried again.',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      for (const [job, count] of tally.jobs) this.inc({ job }, count);
    },
  });
  new Counter({
    name: 'hearth_delivery_failures_total',
    help: 'Emails, texts and push messages of this process that were not accepted.',
    labelNames: ['channel'],
    registers,
    collect() {
      this.reset();
      for (const channel of ['mail', 'sms', 'push'] as const) this.inc({ channel }, tally.deliveries.get(channel) ?? 0);
    },
  });
}

function addOwnGauges(registers: Registry[], { openStreams, callsUnderWay, snapshotAge }: MetricsSources): void {
  new Gauge({
    name: 'hearth_event_streams',
    help: 'Open event streams of this node.',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  new Gauge({
    name: 'hearth_calls_under_way',
    help: 'API calls under way on this node.',
    registers,
    collect() {
      this.set(callsUnderWay());
    },
  });
  new Gauge({
    name: 'hearth_snapshot_age_seconds',
    help: 'Age of the last snapshot of the embedded database; NaN without one.',
    registers,
    collect() {
      this.set(snapshotAge() ?? NaN);
    },
  });
}
