import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './failures.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Keeps in the database what has happened outside already, such as a mail that was sent: tried again for as long as the
 * database is away, since forgetting it would make it happen twice. The work must bear being run again. What else goes wrong
 * rejects, and so does `signal`.
 */
export async function untilCommitted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt), undefined, { signal });
    }
  }
}
