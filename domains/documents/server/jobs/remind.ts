import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { FreeWork, Job } from '@hearth/platform/module';
import { dueStep } from '../../rules/reminder.ts';
import { documentsChanged } from '../announce.ts';
import { writeReminder } from '../notice-texts.ts';
import { insertChanges } from '../queries/change.ts';
import { replaceBegun } from '../queries/document.ts';
import { claimReminders, findEnding } from '../queries/due.ts';
import { deedOf } from '../write-document.ts';

const AT_ONCE = 200;

/** Notes what documents replace that were accepted for later and have begun meanwhile, before anybody is told that those end. */
async function settleBegun(work: FreeWork): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;)
    found = await work.run(SYSTEM, async ({ db, clock, emit }) => {
      const at = clock.now();
      const replaced = await replaceBegun(db, at, AT_ONCE);
      await insertChanges(
        db,
        replaced.map((row) =>
          deedOf({ id: row.employee_id, group_id: row.group_id }, row.id, 'REPLACED', {
            by: null,
            at,
            detail: { by_document: row.by_document },
          }),
        ),
      );
      for (const { employee_id: id, ...person } of new Map(replaced.map((row) => [row.employee_id, row])).values())
        await emit(documentsChanged({ ...person, id }));
      return replaced.length;
    });
}

/**
 * Tells people 60, 30 and 7 days before a document of theirs ends, and once it has, in the morning of their location. That somebody is
 * told is noted with the telling, in one transaction: nobody is told twice, on however many nodes this runs. Whoever joins late hears of
 * the nearest step alone.
 */
export const remind: Job = {
  name: 'documents.remind',
  cron: '11 * * * *',
  run: async (_data, work) => {
    await settleBegun(work);
    let after: string | null = null;
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      const from: string | null = after;
      const rows = await work.run(SYSTEM, async (means) => {
        const now = means.clock.now();
        const ending = await findEnding(means.db, now, { after: from, limit: AT_ONCE });
        const due = ending.flatMap((row) => {
          const step = dueStep(row.valid_until, row.today);
          return step === null || row.told.includes(step) ? [] : [{ ...row, step }];
        });
        const claimed = await claimReminders(
          means.db,
          due.map(({ id, group_id, valid_until, step }) => ({ id, group_id, valid_until, step })),
          now,
        );
        const told = due.filter(({ id }) => claimed.has(id));
        await eachApart(means, told, {
          name: 'documents.remind',
          id: (row) => row.id,
          run: (part, row) =>
            notify(part, {
              kind: 'documents.expiring',
              aboutId: row.id,
              placeId: row.location_id,
              groupId: row.group_id,
              timeZone: row.time_zone,
              thread: `document ${row.id} ends`,
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
