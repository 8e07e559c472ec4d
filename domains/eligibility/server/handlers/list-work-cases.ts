import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { integer, string, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import { listWorkCases as contract } from '../../contract/endpoints.ts';
import { requireSight } from '../access.ts';
import { loadListed } from '../load.ts';
import { countCases, findCasePage } from '../queries/work-case.ts';

const PAGE_SIZE = 50;
const place = z.strictObject({ rank: integer(0, 1), sort_due: string(10), sort_name: string(400), id: uuid });

export const listWorkCases = implement(contract, async ({ query }, { db, grant, clock }) => {
  requireSight(grant);
  const { cursor, limit = PAGE_SIZE, ...filter } = query;
  const now = clock.now();
  const found = await findCasePage(db, grant, filter, { after: decodeCursor(place, cursor), limit: limit + 1, now });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    cases: await loadListed(db, rows),
    counts: await countCases(db, grant, filter, now),
    next_cursor:
      found.length > limit && last !== undefined
        ? encodeCursor({ rank: last.rank, sort_due: last.sort_due, sort_name: last.sort_name, id: last.id })
        : null,
  };
});
