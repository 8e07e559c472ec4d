import type { KeepStep } from '../contract/asking.ts';

/** The page that a mailed question opens, and those that follow it. It belongs to no site. */
export function keepPath(step: KeepStep | ':step'): string {
  return `/careers/-/keeping/${step}`;
}
