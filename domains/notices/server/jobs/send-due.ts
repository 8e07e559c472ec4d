import { findLetterBrands } from '@hearth/domains/core/service';
import type { LetterBrand } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { eachOnItsOwn } from '@hearth/platform/jobs/each-apart';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Job, Work } from '@hearth/platform/module';
import { noticeMail } from '../notice-mail.ts';
import { findLostRights } from '../lost-rights.ts';
import { findOffClock } from '../off-clock.ts';
import { findDuePeople, holdUntil, markMailed, markSkipped, putOffMail, takeDue } from '../queries/delivery.ts';
import type { DueRow } from '../queries/delivery.ts';
import { hasDuePush } from '../queries/push.ts';
import { findReceivers } from '../receivers.ts';
import { SEND_PUSH } from './send-push.ts';

export const SEND_DUE = defineJob('notices.sendDue', {}, { isKeyed: true });
const AT_ONCE = 100;
/** When somebody is tried again whose mail could not be written. */
const AGAIN_MS = 60 * 60_000;
/** Of nobody who is mailed: their own zone decided when. */
const NO_ZONE = 'UTC';

/** Mails what is due, one mail for each person. */
export const sendDue = workOn(SEND_DUE, { run: (_data, work) => sendAll(work) });

/** Sends what waited for a summary, for the end of quiet hours, for a shift, or for another try. */
export const sendWaiting: Job = {
  name: 'notices.sendWaiting',
  cron: '* * * * *',
  run: async (_data, work) => {
    await work.run(SYSTEM, async ({ db, enqueue }) => {
      if (await hasDuePush(db, work.clock.now())) await enqueue(SEND_PUSH, {}, { key: 'due' });
    });
    await sendAll(work);
  },
};

async function sendAll(work: FreeWork): Promise<void> {
  let taken: number;
  do {
    taken = 0;
    const people = await work.run(SYSTEM, ({ db }) => findDuePeople(db, work.clock.now(), AT_ONCE));
    const failed = await eachOnItsOwn(work, people, {
      name: 'notices.sendDue',
      id: (userId) => userId,
      run: async (userId) => {
        taken += await work.run(SYSTEM, (means) => mailPerson(means, userId));
      },
    });
    const again = new Date(work.clock.now().getTime() + AGAIN_MS);
    if (failed.length > 0) await work.run(SYSTEM, ({ db }) => putOffMail(db, failed, work.clock.now(), again));
    // Where nothing could be taken, another node is at it.
  } while (taken > 0 && !work.signal.aborted);
}

/**
 * Mails a person all that is due. What was read meanwhile is not mailed, nor what they have lost the right to, and nothing goes to an address that is no longer proven.
 * Answers how many notices that settles.
 */
async function mailPerson(work: Work<'system'>, userId: string): Promise<number> {
  const { db, clock, config } = work;
  const now = clock.now();
  const due = await takeDue(db, userId, now);
  const deliveryIds = (rows: typeof due): string[] => rows.map((row) => row.id);
  const receivers = await findReceivers(db, config, [userId], NO_ZONE);
  const receiver = receivers.get(userId);
  if (receiver === undefined || receiver.address !== 'PROVEN' || receiver.person.email === null) {
    await markSkipped(db, deliveryIds(due), receiver?.address === 'UNPROVEN' ? 'UNPROVEN' : 'NO_ADDRESS', now);
    return due.length;
  }
  const read = due.filter((row) => row.isRead);
  const fresh = due.filter((row) => !row.isRead);
  const lost = await findLostRights(work, fresh);
  const open = fresh.filter((row) => !lost.has(row.id));
  const held = await findOffClock(work, open, receivers);
  await holdUntil(db, held, now);
  const unread = open.filter((row) => !held.has(row.id));
  if (read.length > 0) await markSkipped(db, deliveryIds(read), 'READ', now);
  if (lost.size > 0) await markSkipped(db, [...lost], 'NO_ACCESS', now);
  if (unread.length === 0) return due.length;
  const mailId = newId(now.getTime());
  const brand = await commonBrand(work, unread);
  await work.mail(noticeMail(work, { ...receiver, email: receiver.person.email }, unread, { mailId, brand }));
  await markMailed(db, deliveryIds(unread), mailId, now);
  return due.length;
}

/** The brand that all of these are about; undefined where they are about several, or about none. */
async function commonBrand(
  { db, config }: Pick<Work<'system'>, 'db' | 'config'>,
  due: readonly DueRow[],
): Promise<LetterBrand | undefined> {
  const places = due.map((row) => row.place_id);
  const known = places.filter((id) => id !== null);
  if (known.length < places.length) return undefined;
  const brands = await findLetterBrands(db, config, known);
  const [first, ...others] = places.map((id) => (id === null ? undefined : brands.get(id)));
  return others.every((other) => other?.id === first?.id) ? first : undefined;
}
