import type { Tx } from '@hearth/platform/database';
import { findNotices } from './queries/notice.ts';

/**
 * Of some applications those for which points could be used after their notice: told in time, and no other process asked for.
 */
export async function findScored(
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
