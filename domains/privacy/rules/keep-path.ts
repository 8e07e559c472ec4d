import type { KeepStep } from '../contract/asking.ts';

/** Returns the path of the page behind a mailed link. It belongs to no career site. */
export function keepPath(step: KeepStep | ':step'): string {
  return `/careers/-/keeping/${step}`;
}
