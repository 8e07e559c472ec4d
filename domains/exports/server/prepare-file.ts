import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findGrantFor } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { AccessRequirement } from '@hearth/platform/access/sources';
import { SYSTEM } from '@hearth/platform/database';
import { ReceivedFiles } from '@hearth/platform/files/received';
import type { FreeWork } from '@hearth/platform/module';
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
 * file. It is tried again after a failure, a few times, and then they are told that there is none.
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
    if (userId === null || grant === null) return await end(row, null, work);
    const written = await writeToStore(list, row, { grant, userId }, work);
    await end(row, { ...written, basis: basisOf(list.endpoint.access, grant) }, work);
  } catch (error) {
    if (row.attempts < MOST_ATTEMPTS) throw error;
    work.log.error({ err: error, prepared_file_id: id }, 'a list could not be exported');
    await end(row, null, work);
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

async function writeToStore<Row, Filter, Words extends ExportWords>(
  list: ListExport<Row, Filter, Words>,
  row: PreparedFileRow,
  whose: { readonly grant: BrandGrant; readonly userId: string },
  work: FreeWork,
): Promise<{ readonly rows: number; readonly bytes: number }> {
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
    await work.files.put(row.file_key, file, FILE_TYPES[row.format]);
    return { rows, bytes: file.length };
  } finally {
    await received.release();
  }
}

/** Notes how it ended and tells the person. */
async function end(
  row: PreparedFileRow,
  written: { readonly rows: number; readonly bytes: number; readonly basis: FileBasis } | null,
  { run, clock }: FreeWork,
): Promise<void> {
  await run(SYSTEM, async (work) => {
    const { db } = work;
    const now = clock.now();
    if (written === null) await markFailed(db, row.id);
    else await markReady(db, row.id, { ...written, at: now, expiresAt: new Date(now.getTime() + KEPT_MS) });
    if (row.user_id === null) return;
    const state = written === null ? 'FAILED' : 'READY';
    await work.emit(
      FILE_PREPARED.of({
        group_id: null,
        topics: [`user:${row.user_id}`],
        data: { prepared_file_id: row.id, state },
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
            const { lists, ready, failed } = phrasesIn(language);
            const words = written === null ? failed : ready;
            const values = { list: lists[row.list] };
            return { title: fillPlaces(words.title, values), text: words.text, link: '/exports' };
          },
        },
      ],
    });
  });
}
