import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { refusal } from '@hearth/kit/envelope';
import { UNAVAILABLE } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import { isDatabaseUnavailable, sqlState } from '@hearth/platform/database';
import type { Log } from '@hearth/platform/log';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** The interval at which the log says that the start still waits. */
const LOG_INTERVAL_MS = 60_000;
/** The SQLSTATEs that waiting cannot fix: wrong credentials, or a missing database. */
const SETTINGS_ERROR = /^(?:28|3D)/;

/** Tells if waiting may help: the database is unavailable, not misconfigured. */
function isTransient(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !SETTINGS_ERROR.test(sqlState(error) ?? '');
}

/**
 * Does work again and again, with growing pauses, while the database is unavailable; the log says so once a minute. The work must bear
 * being begun again. What isn't mended by waiting rejects.
 */
export async function retryWhileUnavailable<T>(
  log: Pick<Log, 'warn'>,
  work: () => Promise<T>,
  beforePause: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  let saidAt = -Infinity;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (performance.now() - saidAt >= LOG_INTERVAL_MS) {
        saidAt = performance.now();
        log.warn({ err: error }, 'The database cannot be reached. The start waits for it, for as long as it takes.');
      }
      await beforePause();
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10)));
    }
  }
}

/**
 * Does what a start needs the database for, as soon as it is there: without an end, because a node that ends while its database is
 * restored is one more thing to bring back. Meanwhile it listens where it will serve: it is live and not ready, and everything
 * else is 503. The work must bear being begun again. What is not mended by waiting rejects.
 */
export async function runWhenDatabaseIsUp<T>(
  { port, host }: Pick<Config, 'port' | 'host'>,
  log: Pick<Log, 'warn' | 'info'>,
  work: () => Promise<T>,
): Promise<T> {
  let room: { close(): Promise<void> } | undefined;
  try {
    const done = await retryWhileUnavailable(log, work, async () => {
      room ??= await openWaitingRoom(port, host);
    });
    if (room !== undefined) log.info('The database is there: the start goes on.');
    return done;
  } finally {
    await room?.close();
  }
}

/** Answers in the application's place until there is one: what its state is, and everything else as the application refuses it. */
async function openWaitingRoom(port: number, host: string): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isLive = request.url === '/health/live';
    const isAboutHealth = request.url?.startsWith('/health/') === true;
    response.writeHead(isLive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // The port goes to another server soon: a connection that is kept would go on asking this one.
      connection: 'close',
      ...(isLive ? {} : { 'retry-after': '5' }),
    });
    const state = { status: isLive ? 'live' : 'no database' };
    response.end(JSON.stringify(isAboutHealth ? state : refusal(UNAVAILABLE)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
