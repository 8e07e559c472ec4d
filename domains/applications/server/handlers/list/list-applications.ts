import { findPipelineCopies } from '@hearth/domains/jobs/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { decodeListCursor, encodeListCursor } from '../../list-cursor.ts';
import { toListFilter, toListOrder } from '../../list-filter.ts';
import { presentListed } from '../../present.ts';
import { countList, findListPage, toListCursor } from '../../queries/list.ts';

const PAGE = 100;

export const listApplications = implement(contract.listApplications, async ({ query }, { db, grant, clock }) => {
  const { limit = PAGE, cursor } = query;
  const filter = toListFilter(query, clock.now());
  const { order, descending } = toListOrder(query);
  const after = decodeListCursor(order, cursor);
  const [rows, total] = await Promise.all([
    findListPage(db, grant, filter, { order, descending, after, limit }),
    countList(db, grant, filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const stepped = shown.filter(({ step_id }) => step_id !== null).map(({ job_id }) => job_id);
  const copies = await findPipelineCopies(db, [...new Set(stepped)]);
  return {
    applications: shown.map(presentListed),
    pipelines: [...copies].map(([job_id, { steps }]) => ({ job_id, steps })),
    total,
    next_cursor: last === undefined ? null : encodeListCursor(order, toListCursor(order, last)),
  };
});
