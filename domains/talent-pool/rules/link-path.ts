import type { LinkStep } from '../contract/reasons.ts';

/** The page that a mailed link opens, and those that follow it. It belongs to no site. */
export function linkPath(step: LinkStep | ':step'): string {
  return `/careers/-/talent-pool/${step}`;
}
