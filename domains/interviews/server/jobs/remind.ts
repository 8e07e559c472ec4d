import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job } from '@hearth/platform/module';
import { DAY_BEFORE_MS, dueReminder, HOURS_BEFORE_MS } from '../../rules/reminders.ts';
import { lockUnreminded, setReminded } from '../queries/interview.ts';
import { findKitsById } from '../queries/kit.ts';
import { remindCandidate } from '../remind-candidate.ts';

const AT_ONCE = 50;

/**
 * Reminds candidates a day and two hours before. What was sent is noted with the sending, in one transaction: nobody is reminded
 * twice, on however many nodes this runs, and after an interruption whoever can still come is reminded late.
 */
export const remind: Job = {
  name: 'interviews.remind',
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const now = means.clock.now();
        const until = {
          day: new Date(now.getTime() + DAY_BEFORE_MS),
          hours: new Date(now.getTime() + HOURS_BEFORE_MS),
        };
        const rows = await lockUnreminded(means.db, now, until, AT_ONCE);
        const kits = await findKitsById(
          means.db,
          rows.map((row) => row.kit_id),
        );
        const dueOf = (row: (typeof rows)[number]): ReturnType<typeof dueReminder> =>
          dueReminder(
            {
              startsAt: row.starts_at?.getTime() ?? 0,
              dayDone: row.reminded_day_at !== null,
              hoursDone: row.reminded_hours_at !== null,
            },
            now.getTime(),
          );
        for (const row of rows) await setReminded(means.db, row.id, dueOf(row) ?? 'hours', now);
        await eachApart(means, rows, {
          name: 'interviews.remind',
          id: (row) => row.id,
          run: async (part, row) => {
            const kit = kits.get(row.kit_id);
            const due = dueOf(row);
            if (kit !== undefined && due !== null)
              await remindCandidate(part, row, kit, due === 'day' ? 'dayBefore' : 'hoursBefore');
          },
        });
        return rows.length;
      });
    }
  },
};
