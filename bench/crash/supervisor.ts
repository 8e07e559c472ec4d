import { setTimeout } from 'node:timers/promises';

/** Something that keeps numbers, is killed while it does, and must still have each one that it acknowledged. */
export interface Subject {
  /** Starts it and keeps writing the numbers from `first` on, telling each one once it is acknowledged. Resolves when it runs. */
  write(first: number, acknowledged: (number: number) => void): Promise<Victim>;
  /** Starts it again and answers all the numbers that it has. Rejects when it does not open. */
  held(): Promise<ReadonlySet<number>>;
}

/** A running subject; `kill` resolves when it is dead. */
export interface Victim {
  kill(): Promise<void>;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Kept but not acknowledged: killed between the commit and the answer. Allowed. */
  readonly unacknowledged: number;
  readonly failedReopens: number;
  readonly medianReopenMs: number;
}

const LEAST_MS = 30;
const MOST_MS = 730;

/** Kills a subject many times, each time at a random moment after its first acknowledgement, and counts what it lost. */
export async function crash(subject: Subject, kills: number, say: (line: string) => void): Promise<CrashReport> {
  const acknowledged = new Set<number>();
  const lost = new Set<number>();
  const reopenMs: number[] = [];
  let failedReopens = 0;
  let held: ReadonlySet<number> = new Set();
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = acknowledged.size;
    await writeUntilKilled(subject, Math.max(0, ...held, ...acknowledged) + 1, acknowledged);
    const reopening = performance.now();
    try {
      held = await subject.held();
      reopenMs.push(performance.now() - reopening);
      for (const number of acknowledged) if (!held.has(number)) lost.add(number);
    } catch (error) {
      failedReopens += 1;
      say(`kill ${kill}: does not open again: ${String(error)}`);
    }
    say(`kill ${kill}: ${acknowledged.size - before} acknowledged, ${lost.size} lost so far`);
  }
  return {
    kills,
    acknowledged: acknowledged.size,
    lost: lost.size,
    unacknowledged: [...held].filter((number) => !acknowledged.has(number)).length,
    failedReopens,
    medianReopenMs: Math.round(reopenMs.toSorted((a, b) => a - b)[reopenMs.length >> 1] ?? Number.NaN),
  };
}

async function writeUntilKilled(subject: Subject, first: number, acknowledged: Set<number>): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const victim = await subject.write(first, (number) => {
    acknowledged.add(number);
    begun.resolve();
  });
  await begun.promise;
  await setTimeout(LEAST_MS + Math.random() * (MOST_MS - LEAST_MS));
  await victim.kill();
}

/** Prints a report and sets the exit code: anything lost or closed for ever is a failure. */
export function conclude(report: CrashReport): void {
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  if (report.lost > 0 || report.failedReopens > 0) process.exitCode = 1;
}
