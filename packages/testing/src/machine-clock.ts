/**
 * Moves the machine's clock for this process by milliseconds: `Date`, and with it the embedded database, whose `now()` asks
 * `Date`. Timers, `performance.now()`, times of files, a PostgreSQL server and browsers stay as they are.
 */
function moveMachineClock(shiftMs: number): void {
  const Machine = globalThis.Date;
  const now = (): number => Machine.now() + shiftMs;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [now()] : words, made) as object,
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

// Preloaded with `NODE_OPTIONS=--import=…`: then every process and every worker stands at the same moment.
const shift = Number(process.env['MACHINE_CLOCK_SHIFT_MS'] ?? 0);
if (shift !== 0) moveMachineClock(shift);
