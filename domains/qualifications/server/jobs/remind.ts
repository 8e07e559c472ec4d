import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job } from '@hearth/platform/module';
import { dueStep } from '../../rules/reminder.ts';
import { writeReminder } from '../notice-texts.ts';
import { claimReminders, findEnding } from '../queries/due.ts';

const AT_ONCE = 200;

/**
 * Tells people 60, 30 and 7 days before a qualification of theirs ends, and once it has, in the morning of their location. That somebody is
 * told is noted with the telling, in one transaction: nobody is told twice, on however many nodes this runs. Whoever joins late hears of
 * the nearest step alone.
 */
export const remind: Job = {
  name: 'qualifications.remind',
  cron: '11 * * * *',
  run: async (_data, work) => {
    let after: string | null = null;
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      const from: string | null = after;
      const rows = await work.run(SYSTEM, async (means) => {
        const now = means.clock.now();
        const ending = await findEnding(means.db, now, { after: from, limit: AT_ONCE });
        const due = ending.flatMap((row) => {
          const step = dueStep(row.expires_on, row.today);
          return step === null || row.told.includes(step) ? [] : [{ ...row, step }];
        });
        const claimed = await claimReminders(
          means.db,
          due.map(({ id, group_id, expires_on, step }) => ({ id, group_id, expires_on, step })),
          now,
        );
        const told = due.filter(({ id }) => claimed.has(id));
        await eachApart(means, told, {
          name: 'qualifications.remind',
          id: (row) => row.id,
          run: (part, row) =>
            notify(part, {
              kind: 'qualifications.expiring',
              aboutId: row.id,
              placeId: row.location_id,
              groupId: row.group_id,
              timeZone: row.time_zone,
              thread: `qualification ${row.id} ends`,
              people: [{ userId: row.user_id, write: (language) => writeReminder(row, row.step === 0, language) }],
            }),
        });
        return ending;
      });
      found = rows.length;
      after = rows.at(-1)?.id ?? null;
    }
  },
};
