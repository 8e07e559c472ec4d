import { findGrantOf } from '@hearth/domains/access/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Job, Work } from '@hearth/platform/module';
import { houseMailAt, mayGoOut } from '../../rules/house-mail.ts';
import { houseDigest } from '../house-letter.ts';
import type { TakenRow } from '../house-letter.ts';
import { findMailable, findPresentNow, take } from '../mail-house.ts';
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
  run: async (_data, { run, config, signal }) => {
    if (config.mailIn === undefined) return;
    let after: DigestRow | undefined;
    do {
      const page = await run(SYSTEM, ({ db }) => findDigests(db, after, AT_ONCE));
      for (const who of page) if (!signal.aborted) await run(SYSTEM, (work) => mailDigest(work, who));
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
  const grant = await findGrantOf(db, userId, groupId, { permission: 'VIEW_MESSAGES', orBelow: true }, now);
  const person = (await findMailable(work, [userId])).get(userId);
  if (grant === null || person === undefined || config.mailIn === undefined) return;
  const isPresent = (await findPresentNow(work, [userId])).has(userId);
  const taken: TakenRow[] = [];
  for (const row of await findUnseenFor(db, grant, userId, MOST_LINES)) {
    const at = houseMailAt({ choice, isPresent, since: row.since, timeZone: row.time_zone });
    const one = mayGoOut(at, now, row.time_zone) ? await take(work, row, userId) : null;
    if (one !== null) taken.push(one);
  }
  const [first, ...others] = taken;
  if (first !== undefined) await work.mail(houseDigest(config, person, [first, ...others], config.mailIn));
}
