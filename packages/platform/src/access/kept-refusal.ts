import type { Failure } from '@hearth/kit/failure';

const kept = new WeakSet<object>();

/**
 * A refusal that takes nothing back: what its transaction wrote before stays, which is the count of a try and nothing else. Only for what is
 * refused right after it was counted: a guess that is not counted is free.
 */
export function keepingCount(refusal: Failure): Failure {
  kept.add(refusal);
  return refusal;
}

/** Tells if the transaction of a refusal is committed all the same. */
export function keepsCount(error: unknown): boolean {
  return error instanceof Error && kept.has(error);
}
