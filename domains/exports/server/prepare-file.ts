import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findGrantFor } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { keepUploaded, STORAGE_FULL, withFiles } from '@hearth/domains/media/service';
import { notify } from '@hearth/domains/notices/service';
import type { BrandGrant } from '@hearth/kit/access';
import { Failure } from '@hearth/kit/failure';
import type { AccessRequirement } from '@hearth/platform/access/sources';
import { SYSTEM } from '@hearth/platform/database';
import { ReceivedFiles } from '@hearth/platform/files/received';
import type { FreeWork, Work } from '@hearth/platform/module';
import { FILE_PREPARED } from '../contract/events.ts';
import { KEPT_MS, MOST_ATTEMPTS } from '../rules/limits.ts';
import { FILE_TYPES } from './file-content.ts';
import type { FileBasis } from './file-basis.ts';
import { basisOf } from './file-basis.ts';
import { listContent } from './list-content.ts';
import type { ExportQuestion, ExportWords, ListExport } from './list-export.ts';
import { markFailed, markReady, takeUpFile } from './queries/prepared-file.ts';
import type { PreparedFileRow } from './queries/prepared-file.ts';
import { phrasesIn } from './words.ts';

/** The folder that files are written in before they are brought to the store. */
const INCOMING = 'incoming';

/**
 * Writes a file that was asked for, with what its person may see now, and tells them. Someone who has lost the permission gets no
 * file. It is tried again after a failure, a few times, and then they are told that there is none; at once where the group has no room left
 * for files.
 */
export async function prepareFile<Row, Filter, Words extends ExportWords>(
  list: ListExport<Row, Filter, Words>,
  id: string,
  work: FreeWork,
): Promise<void> {
  const row = await work.run(SYSTEM, ({ db }) => takeUpFile(db, id));
  if (row === undefined) return;
  const { user_id: userId } = row;
  try {
    const grant = userId === null ? null : await grantOf(list.endpoint.access, row, userId, work);
    if (userId === null || grant === null) return await end(row, 'failed', work);
    await write(list, row, { grant, userId }, work);
  } catch (error) {
    if (error instanceof Failure && error.kind.code === STORAGE_FULL.code) return await end(row, 'full', work);
    if (row.attempts < MOST_ATTEMPTS) throw error;
    work.log.error({ err: error, prepared_file_id: id }, 'a list could not be exported');
    await end(row, 'failed', work);
  }
}

/** What the person may see of the list now; null if nothing any more. */
function grantOf(
  need: AccessRequirement,
  row: PreparedFileRow,
  userId: string,
  { run, clock }: FreeWork,
): Promise<BrandGrant | null> {
  return run(SYSTEM, ({ db }) => findGrantFor(db, userId, row.brand_id, need, clock.now()));
}

/** Writes the file, brings it to the store and notes it. It takes its room of the group like any file, until it is deleted. */
async function write<Row, Filter, Words extends ExportWords>(
  list: ListExport<Row, Filter, Words>,
  row: PreparedFileRow,
  whose: { readonly grant: BrandGrant; readonly userId: string },
  work: FreeWork,
): Promise<void> {
  const timeZone = await work.run(SYSTEM, async ({ db }) => (await getBrand(db, row.brand_id)).timeZone);
  const question: ExportQuestion<Filter> = {
    ...whose,
    filter: row.filter as Filter,
    language: row.language,
    now: work.clock.now(),
  };
  let rows = 0;
  const content = listContent(list, question, {
    format: row.format,
    timeZone,
    read: work.run,
    onRows: (count) => {
      rows += count;
    },
  });
  const received = new ReceivedFiles(join(work.config.dataDir, INCOMING));
  try {
    const file = await received.receive(Readable.from(content), () => work.signal.throwIfAborted());
    // Of its own for each attempt: one that was cut off is left to the sweeper.
    const key = `${row.file_key}/${row.attempts}`;
    const basis = basisOf(list.endpoint.access, whose.grant);
    await withFiles(work, row.group_id, {
      files: [{ key, type: FILE_TYPES[row.format], bytes: file }],
      work: () =>
        work.run(SYSTEM, async (means) => {
          await keepUploaded(means.db, key);
          await note(row, { key, rows, bytes: file.length, basis }, means);
        }),
    });
  } finally {
    await received.release();
  }
}

interface WrittenFile {
  readonly key: string;
  readonly rows: number;
  readonly bytes: number;
  readonly basis: FileBasis;
}

/** Notes that there is no file, and tells the person why. */
function end(row: PreparedFileRow, why: 'failed' | 'full', { run }: FreeWork): Promise<void> {
  return run(SYSTEM, (work) => note(row, why, work));
}

/** Notes how it ended and tells the person. */
async function note(
  row: PreparedFileRow,
  written: WrittenFile | 'failed' | 'full',
  work: Work<'system'>,
): Promise<void> {
  const { db, clock } = work;
  const now = clock.now();
  const isReady = typeof written === 'object';
  if (isReady) await markReady(db, row.id, { ...written, at: now, expiresAt: new Date(now.getTime() + KEPT_MS) });
  else await markFailed(db, row.id);
  if (row.user_id === null) return;
  await work.emit(
    FILE_PREPARED.of({
      group_id: null,
      topics: [`user:${row.user_id}`],
      data: { prepared_file_id: row.id, state: isReady ? 'READY' : 'FAILED' },
    }),
  );
  await notify(work, {
    kind: 'exports.ended',
    aboutId: row.id,
    placeId: row.brand_id,
    timeZone: (await getBrand(db, row.brand_id)).timeZone,
    people: [
      {
        userId: row.user_id,
        write: (language) => {
          const phrases = phrasesIn(language);
          const words = phrases[isReady ? 'ready' : written];
          const values = { list: phrases.lists[row.list] };
          return { title: fillPlaces(words.title, values), text: words.text, link: '/exports' };
        },
      },
    ],
  });
}
