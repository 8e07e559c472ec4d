import { forgetRecord, lockRecord } from '@hearth/domains/applications/service';
import { forgetPairs } from '@hearth/domains/candidates/service';
import { giveBack } from '@hearth/domains/interviews/service';
import { removeAttachments } from '@hearth/domains/media/service';
import { findConversationFiles } from '@hearth/domains/messaging/service';
import { findSigned } from '@hearth/domains/offers/service';
import { forgetUnconsented } from '@hearth/domains/talent-pool/service';
import type { Work } from '@hearth/platform/module';
import type { KeptBecause } from '../contract/schemas.ts';
import { keptBecause } from '../rules/keeping.ts';
import { noteErasure } from './queries/erasure.ts';

/**
 * Forgets one application with everything that hangs on it: its conversation, letters, interviews, unsigned offers, files and a place in
 * the talent pool that nobody said yes to, all or nothing. Answers why it was kept where it has to be, and GONE when there is none, or `stillMeant` (asked once it is locked) says no.
 * System scope.
 */
export async function forgetOne(
  work: Work,
  id: string,
  because: 'PERIOD' | 'REQUEST',
  stillMeant: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<KeptBecause | 'FORGOTTEN' | 'GONE'> {
  const record = await lockRecord(work.db, id);
  if (record === null || !(await stillMeant())) return 'GONE';
  const kept = keptBecause(record.stage, (await findSigned(work.db, [id])).has(id));
  if (kept !== null) return kept;
  await giveBack(work, id);
  const files = [...record.attachment_ids, ...(await findConversationFiles(work.db, id))];
  await removeAttachments(work, record.group_id, files);
  await forgetUnconsented(work.db, id, work.clock.now());
  await forgetRecord(work, id);
  await forgetPairs(work.db, record.group_id, record.user_id, work.clock.now());
  await noteErasure(work.db, { groupId: record.group_id, locationId: record.location_id }, because, work.clock.now());
  return 'FORGOTTEN';
}
