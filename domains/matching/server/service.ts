import type { Tx } from '@hearth/platform/database';
import { findNotices } from './queries/notice.ts';

/** Finds the applications that could be scored: notified in time, without an objection. */
export async function findScorable(
  tx: Tx<'system'>,
  applicationIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const told = await findNotices(tx, applicationIds);
  return new Set(
    [...told.values()]
      .filter((row) => row.asked_other_at === null && row.usable_from <= now)
      .map((row) => row.application_id),
  );
}
