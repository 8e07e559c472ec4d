import { deleteForCheck } from '@hearth/domains/documents/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Job, Work } from '@hearth/platform/module';
import { getRegime, termsOn } from '../../rules/all-regimes.ts';
import { keepUntil } from '../../rules/deadlines.ts';
import { KEPT_DAYS } from '../../rules/limits.ts';
import { emptyChanges, insertChange } from '../queries/change.ts';
import { deleteCase, findLeft, type LeftRow } from '../queries/due.ts';
import { findDocumentIds } from '../queries/evidence.ts';

const AT_ONCE = 200;

/**
 * Deletes the cases of people who have left once their law no longer asks to keep them, with the documents that were shown: each in a
 * transaction of its own, so that one failure holds up nobody. Under a legal hold nothing is deleted; where no law was found to say
 * how long, neither. That there was a case, and who did what when, stays on record.
 */
export const deleteOutlived: Job = {
  name: 'eligibility.deleteOutlived',
  cron: '53 2 * * *',
  expireInSeconds: 3600,
  run: async (_data, work) => {
    for (let after: string | null = null; !work.signal.aborted;) {
      const from: string | null = after;
      const rows: readonly LeftRow[] = await work.run(SYSTEM, ({ db, clock }) =>
        findLeft(db, clock.now(), { after: from, limit: AT_ONCE, days: KEPT_DAYS }),
      );
      for (const row of rows.filter(isOver)) {
        try {
          await work.run(SYSTEM, (means) => deleteOf(means, row));
        } catch (err) {
          work.log.error({ err, case: row.id }, 'a check whose time is over could not be deleted');
        }
      }
      after = rows.at(-1)?.id ?? null;
      if (rows.length < AT_ONCE) return;
    }
  },
};

function isOver(row: LeftRow): boolean {
  const { retention } = termsOn(getRegime(row.regime), row.starts_on);
  const until = keepUntil(retention, { startsOn: row.starts_on, endedOn: row.end_date });
  return until !== null && until < row.today;
}

async function deleteOf(work: Work<'system'>, row: LeftRow): Promise<void> {
  const { db, clock } = work;
  const { employee_id: employeeId, group_id: groupId } = row;
  const ids = await findDocumentIds(db, row.id);
  if (!(await deleteForCheck(work, { employeeId, groupId, ids }))) return;
  await emptyChanges(db, row.id);
  const detail = { regime: row.regime, ended_on: row.end_date };
  await insertChange(db, row, { action: 'EXPIRED', by: null, at: clock.now(), detail });
  await deleteCase(db, row.id);
}
