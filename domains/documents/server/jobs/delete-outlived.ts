import { removeAttachments } from '@hearth/domains/media/service';
import { forgetNoticesAbout } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Job, Work } from '@hearth/platform/module';
import { expireBundlesOf } from '../queries/bundle.ts';
import { insertChanges } from '../queries/change.ts';
import { deleteDocuments, emptyChanges, findOutlived, isHeld, type OutlivedRow } from '../queries/retention.ts';
import { deedOf } from '../write-document.ts';

/**
 * Deletes the documents of people who have left once the time of their type is over, with their files, the bundles that hold them and the notices about them:
 * each person in a transaction of its own, so that one failure holds up nobody. That there was one, who did what with it when, and why it went, stay on record, without what was written of it.
 */
export const deleteOutlived: Job = {
  name: 'documents.deleteOutlived',
  cron: '47 2 * * *',
  expireInSeconds: 3600,
  run: async (_data, work) => {
    for (let after: string | null = null; !work.signal.aborted;) {
      const from: string | null = after;
      const rows: readonly OutlivedRow[] = await work.run(SYSTEM, ({ db, clock }) =>
        findOutlived(db, clock.now(), from),
      );
      const [first] = rows;
      if (first === undefined) return;
      try {
        await work.run(SYSTEM, (means) => deleteOf(means, first, rows));
      } catch (err) {
        work.log.error({ err, employee: first.employee_id }, 'documents whose time is over could not be deleted');
      }
      after = first.employee_id;
    }
  },
};

async function deleteOf(
  work: Work<'system'>,
  { employee_id: id, group_id: groupId }: OutlivedRow,
  rows: readonly OutlivedRow[],
): Promise<void> {
  const { db, clock } = work;
  if (await isHeld(db, id)) return;
  const at = clock.now();
  const documentIds = rows.map((row) => row.id);
  await emptyChanges(db, id, documentIds);
  await forgetNoticesAbout(db, documentIds);
  await insertChanges(
    db,
    rows.map((row) =>
      deedOf({ id, group_id: groupId }, row.id, 'EXPIRED', {
        by: null,
        at,
        detail: { name: row.name, keep_months: row.keep_months, ended_on: row.end_date },
      }),
    ),
  );
  await removeAttachments(work, groupId, await deleteDocuments(db, rows));
  await expireBundlesOf(db, id, at);
}
