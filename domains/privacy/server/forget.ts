import { forgetRecord, lockRecord } from '@hearth/domains/applications/service';
import { forgetPairs } from '@hearth/domains/candidates/service';
import { cancelOpenInterviews } from '@hearth/domains/interviews/service';
import { removeAttachments } from '@hearth/domains/media/service';
import { findConversationFiles, forgetSafety } from '@hearth/domains/messaging/service';
import { forgetNoticesAbout } from '@hearth/domains/notices/service';
import { findSigned } from '@hearth/domains/offers/service';
import { forgetUnconsented } from '@hearth/domains/talent-pool/service';
import { eraseTextingData } from '@hearth/domains/sms/service';
import { forgetDeliveriesAbout } from '@hearth/domains/webhooks/service';
import { forgetMailWithin } from '@hearth/platform/mail/mail';
import type { Work } from '@hearth/platform/module';
import type { RetentionReason } from '../contract/schemas.ts';
import { retentionReason } from '../rules/keeping.ts';
import { WRITE_ERASURES } from './list-job.ts';
import { hasApplications, recordErasure } from './queries/erasure.ts';
import { insertNote } from './queries/erasure-list.ts';
import { removeEmptyAsks } from './queries/keep-ask.ts';

/**
 * Forgets one application with everything that hangs on it: its conversation, letters, interviews, unsigned offers, files and a place in
 * the talent pool that nobody said yes to, all or nothing. Answers why it was kept where it has to be, and GONE when there is none, or `stillMeant` (asked once it is locked) says no.
 */
export async function forgetOne(
  work: Work<'system'>,
  id: string,
  because: 'PERIOD' | 'REQUEST' | 'REPEATED',
  stillMeant: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<RetentionReason | 'FORGOTTEN' | 'GONE'> {
  const record = await lockRecord(work.db, id);
  if (record === null || !(await stillMeant())) return 'GONE';
  const kept = retentionReason(record.stage, (await findSigned(work.db, [id])).has(id));
  if (kept !== null) return kept;
  await cancelOpenInterviews(work, id);
  const files = [...record.attachment_ids, ...(await findConversationFiles(work.db, id))];
  await removeAttachments(work, record.group_id, files);
  await forgetUnconsented(work.db, id, work.clock.now());
  await forgetRecord(work, id);
  // What was chosen about texts is for the whole group: it goes with the last application there.
  if (!(await hasApplications(work.db, record.group_id, record.user_id)))
    await eraseTextingData(work.db, record.group_id, record.user_id);
  await forgetMailWithin(work.db, id);
  await forgetNoticesAbout(work.db, [id]);
  await forgetDeliveriesAbout(work.db, id);
  await removeEmptyAsks(work.db, record);
  await forgetSafety(work.db, { id, group_id: record.group_id, user_id: record.user_id });
  await forgetPairs(work.db, record.group_id, record.user_id, work.clock.now());
  await recordErasure(work.db, { groupId: record.group_id, locationId: record.location_id }, because, work.clock.now());
  // What is repeated stands in the list already.
  if (because !== 'REPEATED') await queueErasure(work, 'APPLICATION', id);
  return 'FORGOTTEN';
}

/** Queues an erasure for the list that restored backups are checked against. */
export async function queueErasure(work: Work<'system'>, kind: 'APPLICATION' | 'PERSON', id: string): Promise<void> {
  await insertNote(work.db, kind, id, work.clock.now());
  await work.enqueue(WRITE_ERASURES, {}, { key: 'list' });
}
