import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { HOUSE_MAIL_DELAY_MINUTES } from '../../rules/mail/house-mail.ts';
import { composeEmployerMail } from '../house-letter.ts';
import { findMailable, findOnlineUsers, isDue, claimMail } from '../mail-house.ts';
import { findUnseenOfAssignees } from '../queries/house-mail.ts';

export const MAIL_ASSIGNEES = 'messaging.mailAssignees';
const AT_ONCE = 100;
const MINUTE_MS = 60_000;
/** What waits for longer was in a mail, or nobody wants one; a night is shorter. */
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Mails assignees once about unread messages, until the conversation is read. */
export const mailAssignees: Job = {
  name: MAIL_ASSIGNEES,
  cron: '*/5 * * * *',
  run: async (_data, { run, config, signal }) => {
    if (config.mailIn === undefined) return;
    let after: string | undefined;
    do after = await run(SYSTEM, (work) => mailPage(work, after));
    while (after !== undefined && !signal.aborted);
  },
};

/** Mails one page of assignees and returns the cursor of the next. */
async function mailPage(work: Work<'system'>, after: string | undefined): Promise<string | undefined> {
  const { db, clock, config } = work;
  const now = clock.now().getTime();
  const between = { from: new Date(now - DAY_MS), to: new Date(now - HOUSE_MAIL_DELAY_MINUTES * MINUTE_MS) };
  const rows = await findUnseenOfAssignees(db, between, after, AT_ONCE);
  const ids = [...new Set(rows.flatMap((row) => row.assignee_user_id ?? []))];
  const people = await findMailable(work, ids);
  const present = await findOnlineUsers(work, ids);
  await eachApart(work, rows, {
    name: MAIL_ASSIGNEES,
    id: (row) => row.application_id,
    run: async (part, row) => {
      const person = people.get(row.assignee_user_id ?? '');
      if (person === undefined || config.mailIn === undefined) return;
      const who = { userId: person.id, choice: 'ASSIGNED' as const, isPresent: present.has(person.id) };
      const taken = (await isDue(part, row, who)) ? await claimMail(part, row, person.id) : null;
      if (taken !== null) await part.mail(composeEmployerMail(config, person, taken, config.mailIn));
    },
  });
  return rows.length < AT_ONCE ? undefined : rows.at(-1)?.application_id;
}
