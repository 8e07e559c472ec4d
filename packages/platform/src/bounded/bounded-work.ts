import { Worker } from 'node:worker_threads';
import type { Transferable } from 'node:worker_threads';

/** The time and memory that a piece of work may use. */
export interface WorkLimits {
  /** From its start, that of its thread included. */
  readonly deadlineMs: number;
  readonly memoryMegabytes: number;
  /** Pieces under way at once; each has a thread of its own. */
  readonly atOnce: number;
  /** Pieces that wait for one of these; more are refused. */
  readonly waiting: number;
}

/** Why a piece of work was ended, or never begun. */
export class OverBounds extends Error {
  readonly why: 'DEADLINE' | 'MEMORY' | 'BUSY';

  constructor(why: OverBounds['why']) {
    super(`work was refused: ${why}`);
    this.why = why;
  }
}

/** A function that a thread can run: what goes in and comes out is copied. */
type Work = (input: never) => unknown;

const THREAD = new URL('./bounded-thread.ts', import.meta.url);

/**
 * Work on what strangers wrote, away from the loop that answers everybody: each piece in a thread of its own, which is ended when it
 * goes over its bounds, whatever it does. The work is a function that a module exports, named by both.
 */
export class BoundedWork<W extends Work> {
  readonly #module: URL;
  readonly #name: string;
  readonly #bounds: WorkLimits;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(module: URL, name: string, bounds: WorkLimits) {
    this.#module = module;
    this.#name = name;
    this.#bounds = bounds;
  }

  /** What the function answers; throws what it throws, and `OverBounds`. What is handed over is no longer the caller's. */
  run(input: Parameters<W>[0], handedOver: readonly Transferable[] = []): Promise<Awaited<ReturnType<W>>> {
    return this.runWhenFree(() => Promise.resolve({ input, handedOver }));
  }

  /** The same with an input that is made when its turn has come: what waits takes no memory. */
  async runWhenFree(
    make: () => Promise<{ readonly input: Parameters<W>[0]; readonly handedOver: readonly Transferable[] }>,
  ): Promise<Awaited<ReturnType<W>>> {
    if (this.#underWay === this.#bounds.atOnce) {
      if (this.#waiting.length === this.#bounds.waiting) throw new OverBounds('BUSY');
      await new Promise<void>((begin) => this.#waiting.push(begin));
    } else this.#underWay += 1;
    try {
      const { input, handedOver } = await make();
      return (await this.#inThread(input, handedOver)) as Awaited<ReturnType<W>>;
    } finally {
      // Whoever waits takes the place that is left.
      const next = this.#waiting.shift();
      if (next === undefined) this.#underWay -= 1;
      else next();
    }
  }

  #inThread(input: unknown, handedOver: readonly Transferable[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const thread = new Worker(THREAD, {
        workerData: { module: this.#module.href, name: this.#name, input },
        transferList: [...handedOver],
        resourceLimits: { maxOldGenerationSizeMb: this.#bounds.memoryMegabytes },
        // Nothing that a stranger wrote runs beside the installation's secrets.
        env: {},
      });
      const deadline = setTimeout(() => end(() => reject(new OverBounds('DEADLINE'))), this.#bounds.deadlineMs);
      const end = (settle: () => void): void => {
        clearTimeout(deadline);
        // The place is free when the thread is gone, and not before.
        void thread.terminate().then(settle, reject);
      };
      thread.once('message', ({ answer, error }: { answer?: unknown; error?: Error }) =>
        end(() => (error === undefined ? resolve(answer) : reject(error))),
      );
      thread.once('error', (error: Error & { code?: string }) =>
        end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OverBounds('MEMORY') : error)),
      );
    });
  }
}
