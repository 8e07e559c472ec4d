import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Job, Work } from '@hearth/platform/module';
import { noticeMail } from '../notice-mail.ts';
import { findDuePeople, markMailed, markSkipped, takeDue } from '../queries/delivery.ts';
import { findReceivers } from '../receivers.ts';

export const SEND_DUE = defineJob('notices.sendDue', {}, { isKeyed: true });
const AT_ONCE = 100;
/** Of nobody who is mailed: their own zone decided when. */
const NO_ZONE = 'UTC';

/** Mails what is due, one mail for each person. */
export const sendDue = workOn(SEND_DUE, { run: (_data, work) => sendAll(work) });

/** Mails what waited for a digest or for the end of quiet hours. */
export const sendWaiting: Job = { name: 'notices.sendWaiting', cron: '* * * * *', run: (_data, work) => sendAll(work) };

async function sendAll(work: FreeWork): Promise<void> {
  let taken: number;
  do {
    taken = 0;
    const people = await work.run(SYSTEM, ({ db }) => findDuePeople(db, work.clock.now(), AT_ONCE));
    for (const userId of people)
      if (!work.signal.aborted) taken += await work.run(SYSTEM, (means) => mailPerson(means, userId));
    // Where nothing could be taken, another node is at it.
  } while (taken > 0 && !work.signal.aborted);
}

/**
 * Mails a person all that is due. What was read meanwhile is not mailed, and nothing goes to an address that is no longer proven.
 * Answers how many notices that settles.
 */
async function mailPerson(work: Work<'system'>, userId: string): Promise<number> {
  const { db, clock, config } = work;
  const now = clock.now();
  const due = await takeDue(db, userId, now);
  const noticeIds = (rows: typeof due): string[] => rows.map((row) => row.notice_id);
  const receiver = (await findReceivers(db, config, [userId], NO_ZONE)).get(userId);
  if (receiver === undefined || receiver.address !== 'PROVEN' || receiver.person.email === null) {
    await markSkipped(db, noticeIds(due), receiver?.address === 'UNPROVEN' ? 'UNPROVEN' : 'NO_ADDRESS', now);
    return due.length;
  }
  const read = due.filter((row) => row.isRead);
  const unread = due.filter((row) => !row.isRead);
  if (read.length > 0) await markSkipped(db, noticeIds(read), 'READ', now);
  if (unread.length === 0) return due.length;
  const mailId = newId(now.getTime());
  await work.mail(noticeMail(work, { ...receiver, email: receiver.person.email }, unread, mailId));
  await markMailed(db, noticeIds(unread), mailId, now);
  return due.length;
}
