import { Readable } from 'node:stream';
import { getBrand } from '@hearth/domains/core/service';
import { limitCalls } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { success } from '@hearth/kit/envelope';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import { attachmentHeader } from '@hearth/platform/files/disposition';
import type { JobContract } from '@hearth/platform/jobs/job-contract';
import { implement, raw, workOn } from '@hearth/platform/module';
import type { FreeWork, Implementation, Job, RawAnswer } from '@hearth/platform/module';
import { EXPORT_TOO_LARGE } from '../contract/failures.ts';
import { FILES_PER_PERSON, KEPT_MS, MOST_ROWS, ROWS_AT_ONCE } from '../rules/limits.ts';
import { FILE_TYPES } from './file-content.ts';
import { listContent, scopeOf } from './list-content.ts';
import type { ExportQuestion, ExportWords, ListExport } from './list-export.ts';
import { prepareFile } from './prepare-file.ts';
import { insertExportEvent } from './queries/export-event.ts';
import type { ExportDeed } from './queries/export-event.ts';
import { insertPreparedFile } from './queries/prepared-file.ts';

/** How a file's preparation is asked for. */
export type PrepareJob = JobContract<{ prepared_file_id: string }>;

/** The filters of a page alone, as they are put on record. */
function filterOf(query: object): object {
  const { format: _format, language: _language, ...filter } = query as Record<string, unknown>;
  return filter;
}

/** An export as it was asked for: what is put on record, and the name of its file. */
interface AskedExport {
  readonly deed: ExportDeed;
  readonly fileName: string;
}

/** The headers of a file that is sent at once. */
const fileHeaders = (fileName: string): RawAnswer['headers'] => ({
  'content-disposition': attachmentHeader(fileName),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/** Asks for a file that is written in the background; answers 202 with its id. */
async function answerLater(
  { deed, fileName }: AskedExport,
  question: { readonly query: object; readonly language: Language },
  job: PrepareJob,
  run: FreeWork['run'],
): Promise<RawAnswer> {
  const { groupId, brandId, actorId, list, format, rows, at } = deed;
  const id = newId(at.getTime());
  await run(SYSTEM, async ({ db, enqueue }) => {
    await limitCalls(db, 'prepared-export', actorId, FILES_PER_PERSON, at);
    await insertExportEvent(db, deed);
    await insertPreparedFile(db, {
      id,
      group_id: groupId,
      brand_id: brandId,
      user_id: actorId,
      list,
      format,
      language: question.language,
      filter: question.query,
      row_count: rows,
      file_key: `exports/${groupId}/${id}`,
      file_name: fileName,
      created_at: at,
      expires_at: new Date(at.getTime() + KEPT_MS),
    });
    await enqueue(job, { prepared_file_id: id });
  });
  const answer = JSON.stringify(success({ prepared_file_id: id }, 202));
  return raw('application/json; charset=utf-8', answer, { status: 202, headers: { 'cache-control': 'no-store' } });
}

/**
 * The call and the job of a list's export. The call asks for the same permission as the page's, puts the export on record, and sends a
 * short list at once; a long one is written by the job, and its person is told when it is ready.
 */
export function exportList<Row, Filter, Words extends ExportWords>(
  list: ListExport<Row, Filter, Words>,
  job: PrepareJob,
): { readonly endpoint: Implementation; readonly job: Job } {
  const endpoint = implement(list.endpoint, async ({ query }, { actor, grant, clock, read, run }) => {
    const now = clock.now();
    const { format, language } = query;
    const question: ExportQuestion<Filter> = { grant, userId: actor.userId, filter: query, language, now };
    const scope = scopeOf(grant, actor.userId);
    const { rows, timeZone } = await read(scope, async ({ db }) => ({
      rows: await list.count(db, question),
      timeZone: (await getBrand(db, grant.brandId)).timeZone,
    }));
    if (rows > MOST_ROWS) throw failure(EXPORT_TOO_LARGE);
    const fileName = `${list.words(language).title} ${localDay(now, timeZone)}.${format}`;
    const deed: ExportDeed = {
      groupId: grant.groupId,
      brandId: grant.brandId,
      actorId: actor.userId,
      list: list.list,
      format,
      filter: filterOf(query),
      rows,
      at: now,
    };
    if (rows > ROWS_AT_ONCE) return answerLater({ deed, fileName }, { query, language }, job, run);
    await run(scope, ({ db }) => insertExportEvent(db, deed));
    const content = listContent(list, question, { format, timeZone, read });
    return raw(FILE_TYPES[format], Readable.from(content), { headers: fileHeaders(fileName) });
  });
  return {
    endpoint,
    job: workOn(job, {
      retries: 5,
      expireInSeconds: 1800,
      run: ({ prepared_file_id: id }, work) => prepareFile(list, id, work),
    }),
  };
}
