import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { PROMISED_HOURS } from '../rules/limits.ts';
import { OPEN_STAGES } from '../rules/stages.ts';
import * as waiting from './queries/waiting.ts';

const HOUR_MS = 3_600_000;

/** The instant before which a wait exceeds the promised time. */
const lateThreshold = (now: Date): Date => new Date(now.getTime() - PROMISED_HOURS * HOUR_MS);

/** Counts waiting and overdue candidates by location. Only for callers that hold VIEW_APPLICATIONS. */
export function countWaiting(tx: Tx, grant: BrandGrant, now: Date): Promise<waiting.WaitingFigures[]> {
  return waiting.countWaiting(tx, grant, OPEN_STAGES, lateThreshold(now));
}

/** Unread messages by location. Only for callers that hold VIEW_MESSAGES. */
export const { countUnreadByLocation } = waiting;

/** Finds the longest waiting candidates; `late` if overdue. Only for callers that hold VIEW_APPLICATIONS. */
export async function findLongestWaiting(
  tx: Tx,
  grant: BrandGrant,
  now: Date,
  limit: number,
): Promise<(waiting.WaitingRow & { readonly late: boolean })[]> {
  const rows = await waiting.findLongestWaiting(tx, grant, OPEN_STAGES, limit);
  return rows.map((row) => ({ ...row, late: row.waiting_since < lateThreshold(now) }));
}
