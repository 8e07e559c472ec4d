import { findGrantFor } from '@hearth/domains/access/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachOnItsOwn } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { houseMailDueAt, canSendAt } from '../../rules/mail/house-mail.ts';
import { composeEmployerDigest } from '../house-letter.ts';
import type { ClaimedConversation } from '../house-letter.ts';
import { findMailable, findOnlineUsers, claimMail } from '../mail-house.ts';
import { findDigests, findUnseenFor } from '../queries/house-mail.ts';
import type { DigestRow } from '../queries/house-mail.ts';

export const MAIL_DIGESTS = 'messaging.mailDigests';
const AT_ONCE = 100;
/** Conversations of one digest; the rest is in the next. */
const MOST_LINES = 20;

/** Mails those who want it, each hour or each morning, what waits at the places whose messages they may see. */
export const mailDigests: Job = {
  name: MAIL_DIGESTS,
  cron: '0 * * * *',
  run: async (_data, free) => {
    const { run, config, signal } = free;
    if (config.mailIn === undefined) return;
    let after: DigestRow | undefined;
    do {
      const page = await run(SYSTEM, ({ db }) => findDigests(db, after, AT_ONCE));
      await eachOnItsOwn(free, page, {
        name: MAIL_DIGESTS,
        id: (who) => who.user_id,
        run: (who) => run(SYSTEM, (work) => mailDigest(work, who)),
      });
      after = page.length < AT_ONCE ? undefined : page.at(-1);
    } while (after !== undefined && !signal.aborted);
  },
};

async function mailDigest(
  work: Work<'system'>,
  { user_id: userId, group_id: groupId, choice }: DigestRow,
): Promise<void> {
  const { db, clock, config } = work;
  const now = clock.now();
  const grant = await findGrantFor(db, userId, groupId, { permission: 'VIEW_MESSAGES', orBelow: true }, now);
  const person = (await findMailable(work, [userId])).get(userId);
  if (grant === null || person === undefined || config.mailIn === undefined) return;
  const isPresent = (await findOnlineUsers(work, [userId])).has(userId);
  const taken: ClaimedConversation[] = [];
  for (const row of await findUnseenFor(db, grant, userId, MOST_LINES)) {
    const at = houseMailDueAt({ choice, isPresent, since: row.since, timeZone: row.time_zone });
    const one = canSendAt(at, now, row.time_zone) ? await claimMail(work, row, userId) : null;
    if (one !== null) taken.push(one);
  }
  const [first, ...others] = taken;
  if (first !== undefined) await work.mail(composeEmployerDigest(config, person, [first, ...others], config.mailIn));
}
