import { moveDate } from './moved-date.ts';

/**
 * Moves the machine's clock for this process by milliseconds: `Date`, and with it the embedded database, whose `now()` asks
 * `Date`. Preloaded with `NODE_OPTIONS=--import=…`: then every process and every worker stands at the same moment. Timers, times of
 * files and a PostgreSQL server stay as they are.
 */
const shift = Number(process.env['MACHINE_CLOCK_SHIFT_MS'] ?? 0);
if (shift !== 0) moveDate(shift);
