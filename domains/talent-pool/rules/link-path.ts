import type { LinkStep } from '../contract/reasons.ts';

/** Returns the path of the page behind a mailed link. It belongs to no career site. */
export function linkPath(step: LinkStep | ':step'): string {
  return `/careers/-/talent-pool/${step}`;
}
