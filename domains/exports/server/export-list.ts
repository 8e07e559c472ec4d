import { Readable } from 'node:stream';
import { getBrand } from '@hearth/domains/core/service';
import { success } from '@hearth/kit/envelope';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import { attachmentHeader } from '@hearth/platform/files/disposition';
import type { JobContract } from '@hearth/platform/jobs/job-contract';
import { implement, raw, workOn } from '@hearth/platform/module';
import type { Implementation, Job } from '@hearth/platform/module';
import { EXPORT_TOO_LARGE } from '../contract/failures.ts';
import { KEPT_MS, MOST_ROWS, ROWS_AT_ONCE } from '../rules/limits.ts';
import { FILE_TYPES } from './file-content.ts';
import { listContent, scopeOf } from './list-content.ts';
import type { ExportQuestion, ExportWords, ListExport } from './list-export.ts';
import { prepareFile } from './prepare-file.ts';
import { insertExportEvent } from './queries/export-event.ts';
import { insertPreparedFile } from './queries/prepared-file.ts';

/** How a file's preparation is asked for. */
export type PrepareJob = JobContract<{ prepared_file_id: string }>;

/** The filters of a page alone, as they are put on record. */
function filterOf(query: object): object {
  const { format: _format, language: _language, ...filter } = query as Record<string, unknown>;
  return filter;
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
    const { title } = list.words(language);
    const deed = {
      groupId: grant.groupId,
      brandId: grant.brandId,
      actorId: actor.userId,
      list: list.list,
      format,
      filter: filterOf(query),
      rows,
      at: now,
    };
    const fileName = `${title} ${localDay(now, timeZone)}.${format}`;
    if (rows <= ROWS_AT_ONCE) {
      await run(scope, ({ db }) => insertExportEvent(db, deed));
      return raw(FILE_TYPES[format], Readable.from(listContent(list, question, { format, timeZone, read })), {
        headers: {
          'content-disposition': attachmentHeader(fileName),
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      });
    }
    const id = newId(now.getTime());
    await run(SYSTEM, async ({ db, enqueue }) => {
      await insertExportEvent(db, deed);
      await insertPreparedFile(db, {
        id,
        group_id: grant.groupId,
        brand_id: grant.brandId,
        user_id: actor.userId,
        list: list.list,
        format,
        language,
        filter: query,
        row_count: rows,
        file_key: `exports/${grant.groupId}/${id}`,
        file_name: fileName,
        created_at: now,
        expires_at: new Date(now.getTime() + KEPT_MS),
      });
      await enqueue(job, { prepared_file_id: id });
    });
    const answer = JSON.stringify(success({ prepared_file_id: id }, 202));
    return raw('application/json; charset=utf-8', answer, { status: 202, headers: { 'cache-control': 'no-store' } });
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
