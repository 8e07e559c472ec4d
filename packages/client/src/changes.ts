/** The longest that a read is kept out of date while calls that change it follow each other. */
export const LONGEST_HOLD_MS = 1_000;

/** Hears the ids of reads that are out of date; what it gives ends when they have been read again. */
export type OutdatedListener = (reads: readonly string[]) => Promise<unknown>;

interface OutdatedReads {
  readonly since: number;
  /** Those who wait until it has been read again. */
  readonly waiting: ((reading: Promise<unknown>) => void)[];
}

/** Gathers what calls change, and tells of it once for those that overlap or follow each other at once. */
export interface Changes {
  /** A call that changes these reads sets out; to be told at its end whether it changed them. */
  begin(reads: readonly string[]): (changed: boolean) => void;
  listen(listener: OutdatedListener): () => void;
  /** Ends when all of these that are out of date have been read again. */
  untilRead(reads: readonly string[]): Promise<void>;
}

/** Collects the changes made on this page until they are announced. */
export function createChanges(): Changes {
  const listeners = new Set<OutdatedListener>();
  const underWay = new Map<string, number>();
  const outdated = new Map<string, OutdatedReads>();

  function tell(): void {
    const now = Date.now();
    const due = [...outdated].filter(
      ([id, { since }]) => (underWay.get(id) ?? 0) === 0 || now - since >= LONGEST_HOLD_MS,
    );
    if (due.length === 0) return;
    const reads = due.map(([id]) => id);
    for (const id of reads) outdated.delete(id);
    const again = Promise.all([...listeners].map((listener) => listener(reads)));
    for (const [, { waiting }] of due) for (const wait of waiting) wait(again);
  }

  function outdate(id: string): void {
    if (outdated.has(id)) return;
    outdated.set(id, { since: Date.now(), waiting: [] });
    if ((underWay.get(id) ?? 0) > 0) setTimeout(tell, LONGEST_HOLD_MS);
  }

  return {
    begin(reads) {
      for (const id of reads) underWay.set(id, (underWay.get(id) ?? 0) + 1);
      return (changed) => {
        for (const id of reads) underWay.set(id, (underWay.get(id) ?? 1) - 1);
        if (changed) for (const id of reads) outdate(id);
        // Whoever sends several calls one after the other has sent the next by then.
        if (outdated.size > 0) setTimeout(tell, 0);
      };
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async untilRead(reads) {
      await Promise.all(
        reads.map((id) => new Promise<unknown>((read) => outdated.get(id)?.waiting.push(read) ?? read(undefined))),
      );
    },
  };
}
