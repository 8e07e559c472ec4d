import type { Work } from '@hearth/platform/module';
import { unbook } from './book.ts';
import { lockOpenOfApplication } from './queries/interview.ts';
import { findKitsById } from './queries/kit.ts';

/** Cancels an application's open and booked interviews that have not begun, and notifies hosts. */
export async function cancelOpenInterviews(work: Work<'system'>, applicationId: string): Promise<void> {
  const rows = await lockOpenOfApplication(work.db, applicationId);
  const kits = await findKitsById(
    work.db,
    rows.map((row) => row.kit_id),
  );
  const now = work.clock.now();
  for (const row of rows) {
    const kit = kits.get(row.kit_id);
    const hasBegun = row.starts_at !== null && row.starts_at <= now;
    if (kit !== undefined && !hasBegun) await unbook(work, row, kit, 'CANCELLED');
  }
}
