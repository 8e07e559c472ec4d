/**
 * Moves `Date` by milliseconds where it runs: in a process, or given to a browser as a script, for which it uses nothing from outside.
 * Timers and `performance.now()` stay as they are.
 */
export function moveDate(shiftMs: number): void {
  const Machine = globalThis.Date;
  const now = (): number => Machine.now() + shiftMs;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [now()] : words, made) as object,
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
