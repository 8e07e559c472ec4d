import { divideAmount } from './money.ts';

/** How a pool is divided: by hours, by points of the position times hours, or in shares of positions, each by hours. */
export type TipMethod = 'HOURS' | 'POINTS' | 'SHARES';

export interface TipWorker {
  readonly employeeId: string;
  readonly positionId: string | null;
  /** What they worked while the pool was collected. */
  readonly minutes: number;
}

export interface TipPool {
  /** Minor units. */
  readonly collected: number;
  /** What is kept back before it is divided, such as card fees; of more than was collected only that much. */
  readonly keptBack: number;
  readonly method: TipMethod;
  /** Points or shares by position; a position without any gets nothing. */
  readonly weights: ReadonlyMap<string, number>;
}

export interface TipShare {
  readonly employeeId: string;
  readonly positionId: string | null;
  readonly amount: number;
  readonly minutes: number;
  /** Points or share of their position; 1 for hours alone. */
  readonly weight: number;
}

/**
 * Divides a pool to the cent: what is divided is never below nothing, the shares sum to it exactly, and nobody's is below nothing.
 * What nobody has a claim to (no hours, no points) is left, and said.
 */
export function divideTips(pool: TipPool, workers: readonly TipWorker[]): { shares: TipShare[]; left: number } {
  const toDivide = Math.max(0, pool.collected - Math.max(0, pool.keptBack));
  const people = joinHours(workers);
  const amounts = new Map<string, number>();
  for (const { amount, members } of partsOf(pool, toDivide, people)) {
    const weights = members.map((one) => ({ key: keyOf(one), weight: weightOf(pool, one) * one.minutes }));
    for (const [key, share] of divideAmount(amount, weights)) amounts.set(key, share);
  }
  const shares = people.map((one) => ({
    employeeId: one.employeeId,
    positionId: one.positionId,
    amount: amounts.get(keyOf(one)) ?? 0,
    minutes: one.minutes,
    weight: pool.method === 'HOURS' ? 1 : (pool.weights.get(one.positionId ?? '') ?? 0),
  }));
  return { shares, left: toDivide - shares.reduce((sum, { amount }) => sum + amount, 0) };
}

/** With shares each position that worked is a part of its own; else there is one. */
function partsOf(pool: TipPool, amount: number, people: readonly TipWorker[]) {
  if (pool.method !== 'SHARES') return [{ amount, members: people }];
  const worked = Map.groupBy(
    people.filter(({ minutes }) => minutes > 0),
    ({ positionId }) => positionId ?? '',
  );
  const parts = divideAmount(
    amount,
    [...worked.keys()].map((key) => ({ key, weight: pool.weights.get(key) ?? 0 })),
  );
  return [...worked].map(([key, members]) => ({ amount: parts.get(key) ?? 0, members }));
}

function weightOf(pool: TipPool, { positionId }: TipWorker): number {
  return pool.method === 'POINTS' ? (pool.weights.get(positionId ?? '') ?? 0) : 1;
}

const keyOf = ({ employeeId, positionId }: TipWorker): string => `${employeeId} ${positionId ?? ''}`;

/** One entry for each person and position, in a fixed order. */
function joinHours(workers: readonly TipWorker[]): TipWorker[] {
  const joined = new Map<string, TipWorker>();
  for (const worker of workers) {
    const known = joined.get(keyOf(worker));
    const minutes = Math.max(0, worker.minutes) + (known?.minutes ?? 0);
    joined.set(keyOf(worker), { ...worker, minutes });
  }
  return [...joined.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
