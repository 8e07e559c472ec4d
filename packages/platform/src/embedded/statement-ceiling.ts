import type { Extension, PGlite } from '@electric-sql/pglite';
import { auto_explain } from '@electric-sql/pglite/contrib/auto_explain';

/** What a statement of the application may take on the embedded database, in milliseconds: as on a server. */
export const STATEMENT_MS = 5_000;
/** How often the engine asks the clock before the true time is looked at: asking costs more than most of what is timed. */
const LOOK_EVERY = 64;
const MONOTONIC = 1;
const NANOSECONDS = 1_000_000n;

/** Ends statements that run too long, where it was told how long they may. */
interface TimeoutControl {
  /** The longest time of each message to the engine from now on; null: whatever it takes. */
  limit(ms: number | null): void;
}

const ceilings = new WeakMap<object, TimeoutControl>();

type Clock = (clock: number, precision: bigint, into: number) => number;
type Call = (...words: number[]) => number;
/** How the engine reads and writes its files: what makes more rows than memory holds goes through one of these. */
const FILE_CALLS = ['fd_read', 'fd_pread', 'fd_write', 'fd_pwrite'] as const;
interface Memory {
  readonly buffer: ArrayBuffer;
}
/** What the engine's program needs from outside, and what it offers, as far as it concerns a ceiling. */
interface Imports {
  readonly env: { readonly memory: Memory };
  readonly wasi_snapshot_preview1: { clock_time_get: Clock } & Record<(typeof FILE_CALLS)[number], Call>;
}
interface Instance {
  readonly exports: Readonly<Record<string, { readonly value?: unknown } | undefined>>;
}
type Instantiate = (imports: Imports, made: (instance: Instance, program: unknown) => void) => object;

/**
 * The engine runs on this thread, so no timer and no signal reaches it while a statement runs; but it calls back whenever it asks
 * what time it is, and for its files. `auto_explain` makes it ask for the time with each row that a node of a plan hands on, and is
 * told to report nothing. At the deadline the flags are set that a cancel request sets on a server, and the engine ends the statement itself, with 57014.
 */
class StatementTimeout implements TimeoutControl {
  #limit: number | null = null;
  #deadline = Infinity;
  #asked = 0;
  #now = 0n;
  #memory: Memory | undefined;
  #flags: readonly number[] = [];

  limit(ms: number | null): void {
    this.#limit = ms;
  }

  /** Takes the engine's clock over. */
  watch({ env: { memory }, wasi_snapshot_preview1: clocks }: Imports): void {
    const usual = clocks.clock_time_get;
    this.#memory = memory;
    let words = new BigInt64Array(memory.buffer);
    clocks.clock_time_get = (clock, precision, into) => {
      if (clock !== MONOTONIC || this.#limit === null) return usual(clock, precision, into);
      this.#asked += 1;
      if (this.#asked % LOOK_EVERY === 0) this.#look();
      // Memory that grew is another buffer: views of the one before have no length any more.
      if (words.length === 0) words = new BigInt64Array(memory.buffer);
      words[into >> 3] = this.#now;
      return 0;
    };
    for (const name of FILE_CALLS) {
      const call = clocks[name];
      clocks[name] = (...words) => {
        if (this.#deadline !== Infinity) this.#look();
        return call(...words);
      };
    }
  }

  /** Learns where the flags stand. */
  find({ exports }: Instance): void {
    const flags = [exports['QueryCancelPending']?.value, exports['InterruptPending']?.value];
    if (!flags.every((flag) => typeof flag === 'number'))
      throw new Error('This engine keeps no flag that ends a statement.');
    this.#flags = flags;
  }

  /** Runs one message to the engine within the limit. */
  during<T>(work: () => T): T {
    if (this.#limit === null) return work();
    this.#deadline = performance.now() + this.#limit;
    this.#look();
    try {
      return work();
    } finally {
      this.#deadline = Infinity;
      // It ended by itself at the last moment: the next one is not to be ended for it.
      this.#set(0, this.#flags.slice(0, 1));
    }
  }

  #look(): void {
    const now = performance.now();
    this.#now = BigInt(Math.round(now)) * NANOSECONDS;
    if (now < this.#deadline) return;
    this.#deadline = Infinity;
    this.#set(1, this.#flags);
  }

  #set(value: 0 | 1, flags: readonly number[]): void {
    if (this.#memory === undefined) return;
    const memory = new Int32Array(this.#memory.buffer);
    for (const flag of flags) memory[flag >> 2] = value;
  }
}

const ON =
  "load 'auto_explain'; set auto_explain.log_min_duration = 2147483647; set auto_explain.log_analyze = on; set auto_explain.log_timing = on";

/** The engine options that allow its statements to be cancelled; for one engine each. */
export function timeoutExtensions(): Record<string, Extension> {
  return {
    auto_explain,
    ceiling: {
      name: 'statement ceiling',
      setup: async (engine, options: { readonly instantiateWasm: Instantiate }) => {
        const ceiling = new StatementTimeout();
        ceilings.set(engine, ceiling);
        const open = engine as PGlite;
        const send = open.execProtocolRawSync.bind(open);
        open.execProtocolRawSync = (message) => ceiling.during(() => send(message));
        return {
          emscriptenOpts: {
            ...options,
            instantiateWasm: (imports: Imports, made: Parameters<Instantiate>[1]) => {
              ceiling.watch(imports);
              return options.instantiateWasm(imports, (instance, program) => {
                ceiling.find(instance);
                made(instance, program);
              });
            },
          },
          init: async () => {
            await open.exec(ON);
          },
        };
      },
    },
  };
}

/** Runs work whose statements may each take `ms` at most, in an engine that nobody else uses meanwhile. */
export async function withStatementTimeout<T>(engine: PGlite, ms: number, work: () => Promise<T>): Promise<T> {
  const ceiling = ceilings.get(engine);
  ceiling?.limit(ms);
  try {
    return await work();
  } finally {
    ceiling?.limit(null);
  }
}
