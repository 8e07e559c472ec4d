import type { Database } from '@hearth/platform/database';
import { hasPendingMigrations } from '@hearth/platform/database/migrate';
import type { Migration } from '@hearth/platform/database/migrate';
import type { DiskState } from '@hearth/platform/files/disk';
import { readQueueState } from '@hearth/platform/jobs/queue-state';
import type { FastifyInstance } from 'fastify';

/** A job that could have run for so long says that no node gets round to it. */
const DELAYED_SECONDS = 5 * 60;
/** The answer about migrations and the queue holds for so long: any number of probes costs the database little. */
const KEPT_MS = 10_000;

/** What readiness looks at. */
export interface ReadinessParts {
  readonly database: Database;
  readonly disk: { readonly state: DiskState };
  /** Whether this node has begun to work on jobs. */
  readonly jobs: { readonly isWorking: boolean };
  /** The migrations that this version knows; undefined where the schema isn't checked. */
  readonly migrations: readonly Migration[] | undefined;
}

/** The state of a dependency beyond the database's answer; what is in order isn't mentioned. */
interface Condition {
  readonly isOutdated: boolean;
  readonly queue: 'STARTING' | 'DELAYED' | undefined;
}

/**
 * `/health/live`: the process answers; it costs nothing. `/health/ready`: it can also serve: its database answers and has the migrations
 * of this version (503 otherwise). Little room on the disk and a queue that is behind are mentioned and don't take the node out: its
 * pages still work, and all nodes share them.
 */
export function serveHealth(app: FastifyInstance, parts: ReadinessParts): void {
  const options = { config: { isProbe: true } };
  const condition = createCondition(parts);
  app.get('/health/live', options, async () => ({ status: 'live' }));
  app.get('/health/ready', options, async (_request, reply) => {
    try {
      await parts.database.ping();
      const { isOutdated, queue } = await condition();
      if (isOutdated) return await reply.status(503).send({ status: 'pending migrations' });
      const { state } = parts.disk;
      return {
        status: 'ready',
        ...(state === 'ENOUGH' ? {} : { disk: state }),
        ...(queue === undefined ? {} : { queue }),
      };
    } catch {
      return reply.status(503).header('retry-after', '2').send({ status: 'no database' });
    }
  });
}

/** Reads the condition at most once in a while. A failed reading isn't kept. */
function createCondition({ database, migrations, jobs }: ReadinessParts): () => Promise<Condition> {
  let kept:
    | { readonly at: number; readonly read: Promise<Omit<Condition, 'queue'> & { isDelayed: boolean }> }
    | undefined;
  const read = async (): Promise<Omit<Condition, 'queue'> & { isDelayed: boolean }> => ({
    isOutdated: migrations !== undefined && (await hasPendingMigrations(database, migrations)),
    isDelayed: (await readQueueState(database)).oldestSeconds > DELAYED_SECONDS,
  });
  return async () => {
    if (kept === undefined || performance.now() - kept.at > KEPT_MS) {
      const reading = { at: performance.now(), read: read() };
      kept = reading;
      reading.read.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    const { isOutdated, isDelayed } = await kept.read;
    const state = isDelayed ? 'DELAYED' : undefined;
    return { isOutdated, queue: jobs.isWorking ? state : 'STARTING' };
  };
}
