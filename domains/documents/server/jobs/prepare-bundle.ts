import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findGrantFor } from '@hearth/domains/access/service';
import { keepUploaded, removeKept, STORAGE_FULL, withFiles } from '@hearth/domains/media/service';
import { notify } from '@hearth/domains/notices/service';
import { LANGUAGES } from '@hearth/kit/constants';
import { Failure } from '@hearth/kit/failure';
import { uuid } from '@hearth/kit/schema';
import { SYSTEM, type Tx } from '@hearth/platform/database';
import { ReceivedFiles } from '@hearth/platform/files/received';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { type FreeWork, type Job, type Work, workOn } from '@hearth/platform/module';
import type { DocumentClass } from '../../contract/schemas.ts';
import { visibleClasses } from '../../rules/classes.ts';
import { documentsChanged } from '../announce.ts';
import { gatherBundle, writeBundle } from '../make-bundle.ts';
import { type BundleEnd, writeBundleEnded } from '../notice-texts.ts';
import {
  type BundleRow,
  deleteBundles,
  endBundle,
  findExpiredBundles,
  type MadeBundle,
  takeUpBundle,
} from '../queries/bundle.ts';
import { findPersons, findReachedPerson } from '../queries/person.ts';

export const PREPARE_BUNDLE = defineJob('documents.prepareBundle', { bundle_id: uuid });

const NEED = { permission: 'MANAGE_TEAM', condition: 'POSITION_CATEGORY', orBelow: false } as const;
const MOST_ATTEMPTS = 3;
/** The folder that files are written in before they are brought to the store. */
const INCOMING = 'incoming';
const AT_ONCE = 100;

/**
 * Makes a bundle with what its manager may see now. Whoever has lost the right gets none, and hears nothing of the person. It is tried
 * again after a failure, a few times, and then they are told that there is none; at once where the group has no room left for files.
 */
export const prepareBundle: Job = workOn(PREPARE_BUNDLE, {
  retries: MOST_ATTEMPTS,
  expireInSeconds: 900,
  run: async ({ bundle_id: id }, work) => {
    const row = await work.run(SYSTEM, ({ db }) => takeUpBundle(db, id));
    if (row === undefined) return;
    const fail = (how: BundleEnd): Promise<void> => work.run(SYSTEM, (means) => end(means, row, { how, made: null }));
    try {
      await make(row, work);
    } catch (error) {
      if (error instanceof Failure && error.kind.code === STORAGE_FULL.code) return fail('NO_ROOM');
      if (row.attempts < MOST_ATTEMPTS) throw error;
      work.log.error({ err: error, bundle_id: id }, 'a bundle of documents could not be made');
      await fail('FAILED');
    }
  },
});

/** What somebody who asked for a bundle may see now; null if they may no longer. */
async function findClasses(db: Tx<'system'>, row: BundleRow, now: Date): Promise<readonly DocumentClass[] | null> {
  const grant = await findGrantFor(db, row.asked_by, row.brand_id, NEED, now);
  if (grant === null || (await findReachedPerson(db, grant, row.employee_id)) === undefined) return null;
  return visibleClasses(grant);
}

async function make(row: BundleRow, work: FreeWork): Promise<void> {
  const gathered = await work.run(SYSTEM, async ({ db, clock }) => {
    const classes = await findClasses(db, row, clock.now());
    if (classes === null) {
      await endBundle(db, row.id, null);
      return null;
    }
    const of = { groupId: row.group_id, employeeId: row.employee_id, classes };
    return { classes, content: await gatherBundle(db, of) };
  });
  if (gathered === null) return;
  const { classes, content } = gathered;
  const language = LANGUAGES.find((one) => one === row.language) ?? 'en';
  const received = new ReceivedFiles(join(work.config.dataDir, INCOMING));
  try {
    const stream = Readable.from(writeBundle(content, { files: work.files, language }));
    const bytes = await received.receive(stream, () => work.signal.throwIfAborted());
    // Of its own for each attempt: one that was cut off is left to the sweeper.
    const key = `${row.file_key}/${row.attempts}`;
    const made = { key, classes, files: content.entries.filter(({ file }) => file?.isOpen === true).length };
    // It takes its room of the group like any file, until it is deleted.
    await withFiles(work, row.group_id, {
      files: [{ key, type: 'application/zip', bytes }],
      work: () =>
        work.run(SYSTEM, async (means) => {
          await keepUploaded(means.db, key);
          await end(means, row, { how: 'READY', made });
        }),
    });
  } finally {
    await received.release();
  }
}

/** Notes how it ended and tells its manager. */
async function end(
  work: Work<'system'>,
  row: BundleRow,
  { how, made }: { readonly how: BundleEnd; readonly made: MadeBundle | null },
): Promise<void> {
  await endBundle(work.db, row.id, made);
  const [person] = await findPersons(work.db, [row.employee_id]);
  if (person === undefined) return;
  await work.emit(documentsChanged(person));
  await notify(work, {
    kind: 'documents.bundle',
    aboutId: row.id,
    placeId: person.location_id,
    groupId: person.group_id,
    timeZone: person.time_zone,
    needs: [NEED.permission],
    thread: `document bundle ${row.id}`,
    people: [{ userId: row.asked_by, write: (language) => writeBundleEnded(person, how, language) }],
  });
}

/** Deletes bundles whose days are over, and gives their room back. */
export const deleteExpiredBundles: Job = {
  name: 'documents.deleteExpiredBundles',
  cron: '37 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;)
      found = await work.run(SYSTEM, async (means) => {
        const rows = await findExpiredBundles(means.db, means.clock.now(), AT_ONCE);
        const keys = rows.map(({ file_key: key }) => key);
        await removeKept(means, keys);
        await deleteBundles(
          means.db,
          rows.map(({ id }) => id),
        );
        return rows.length;
      });
  },
};
