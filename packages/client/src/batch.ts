/** The specification's figures for queues that gather ids. */
export const BATCH_DELAY_MS = 10;
export const BATCH_SIZE = 50;
/** Failures widen the delay up to this (reading 41). */
export const BATCH_DELAY_LIMIT_MS = 5_000;

/** The delay after a failed batch. */
export function nextDelay(delay: number): number {
  return Math.min(delay * 2 + 50, BATCH_DELAY_LIMIT_MS);
}

interface PendingLoad<Value> {
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/** Asks for one id; ids that are asked for within the delay travel together. Undefined when the answer lacks it. */
export type BatchedLoad<Id, Value> = (id: Id) => Promise<Value | undefined>;

/** The clock of a queue; tests bring their own. */
export type StartTimer = (milliseconds: number, then: () => void) => void;

/**
 * Gathers ids for 10 ms and loads at most 50 of them in one call, each once. A failure rejects everybody in that batch and
 * widens the next delay (doubled plus 50 ms); a success brings it back.
 */
export function createBatch<Id extends string | number, Value>(
  load: (ids: readonly Id[]) => Promise<ReadonlyMap<Id, Value>>,
  wait: StartTimer = (milliseconds, then) => void setTimeout(then, milliseconds),
): BatchedLoad<Id, Value> {
  const asked = new Map<Id, PendingLoad<Value>[]>();
  let delay = BATCH_DELAY_MS;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || asked.size === 0) return;
    scheduled = true;
    wait(delay, () => {
      scheduled = false;
      const batch = [...asked].slice(0, BATCH_SIZE);
      for (const [id] of batch) asked.delete(id);
      schedule();
      void settle(batch);
    });
  }

  async function settle(batch: readonly (readonly [Id, readonly PendingLoad<Value>[]])[]): Promise<void> {
    try {
      const values = await load(batch.map(([id]) => id));
      delay = BATCH_DELAY_MS;
      for (const [id, callers] of batch) for (const caller of callers) caller.resolve(values.get(id));
    } catch (error) {
      delay = nextDelay(delay);
      for (const [, callers] of batch) for (const caller of callers) caller.reject(error);
    }
  }

  return (id) =>
    new Promise((resolve, reject) => {
      const callers = asked.get(id);
      if (callers === undefined) asked.set(id, [{ resolve, reject }]);
      else callers.push({ resolve, reject });
      schedule();
    });
}
