import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { checkStep, followUpStep } from '../../rules/reminders.ts';
import { writeAsked, writeDue, writeExpiring } from '../notice-texts.ts';
import { claimReminders, type DueRow, findDue } from '../queries/due.ts';
import { lockCase } from '../queries/work-case.ts';
import { tellDeciders, tellEmployee } from '../tell.ts';

const AT_ONCE = 200;
const LATE = -1;

/**
 * Tells managers that a first check is due or late, and people and managers that an authorisation ends, at 90, 60, 30 and 7 days and once it has
 * ended: in the morning of the location. That somebody is told is noted with the telling, in one transaction: nobody is told twice, on
 * however many nodes this runs.
 */
export const remind: Job = {
  name: 'eligibility.remind',
  cron: '17 * * * *',
  run: async (_data, work) => {
    let after: string | null = null;
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      const from: string | null = after;
      const rows = await work.run(SYSTEM, async (means) => {
        const due = await findDue(means.db, means.clock.now(), { after: from, limit: AT_ONCE });
        await tell(means, due);
        return due;
      });
      found = rows.length;
      after = rows.at(-1)?.id ?? null;
    }
  },
};

async function tell(work: Work<'system'>, rows: readonly DueRow[]): Promise<void> {
  const now = work.clock.now();
  const due = rows.flatMap((row) => {
    const step = row.about === 'CHECK' ? checkStep(row.on_day, row.today) : followUpStep(row.on_day, row.today);
    return step === null ? [] : [{ ...row, step }];
  });
  const claimed = await claimReminders(
    work.db,
    due.map(({ id, group_id, about, on_day, step }) => ({ id, group_id, about, on_day, step })),
    now,
  );
  await eachApart(
    work,
    due.filter(({ id }) => claimed.has(id)),
    { name: 'eligibility.remind', id: ({ id }) => id, run: (part, row) => tellOf(part, row, now) },
  );
}

async function tellOf(
  work: Work<'system'>,
  { id, about, on_day: on, step }: DueRow & { readonly step: number },
  now: Date,
): Promise<void> {
  const row = await lockCase(work.db, id, now);
  const isLate = about === 'CHECK' ? step === LATE : step === 0;
  await tellDeciders(work, row, 'eligibility.due', (language) => writeDue(row, { about, on, isLate }, language));
  // Whoever has sent everything is left alone.
  if (row.state === 'TO_CHECK') return;
  if (about === 'CHECK') await tellEmployee(work, row, 'eligibility.asked', (language) => writeAsked(row, language));
  else
    await tellEmployee(work, row, 'eligibility.expiring', (language) =>
      writeExpiring({ ...row, valid_until: on }, isLate, language),
    );
}
