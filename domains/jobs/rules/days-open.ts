import type { JobListItem } from '../contract/schemas.ts';

const DAY_MS = 86_400_000;

/** For how many whole days a post has been open that takes applications now; null for any other. */
export function daysOpen(
  { status, published_at: since }: Pick<JobListItem, 'status' | 'published_at'>,
  now: string,
): number | null {
  if ((status !== 'LIVE' && status !== 'PAUSED') || since === null) return null;
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS));
}
