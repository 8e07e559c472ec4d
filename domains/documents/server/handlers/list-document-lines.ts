import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { integer, string, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import { listDocumentLines as contract } from '../../contract/endpoints.ts';
import { presentListed } from '../present.ts';
import { countLines, findLinePage } from '../queries/line.ts';

const PAGE_SIZE = 50;
const place = z.strictObject({
  rank: integer(1, 5),
  sort_until: string(10),
  sort_name: string(400),
  employee_id: uuid,
  type_id: uuid,
});

export const listDocumentLines = implement(contract, async ({ query }, { db, grant, clock }) => {
  const { cursor, limit = PAGE_SIZE, ...filter } = query;
  const now = clock.now();
  const after = decodeCursor(place, cursor);
  const found = await findLinePage(db, grant, filter, { after, limit: limit + 1, now });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    lines: rows.map(presentListed),
    counts: await countLines(db, grant, filter, now),
    next_cursor:
      found.length > limit && last !== undefined
        ? encodeCursor({
            rank: last.rank,
            sort_until: last.sort_until,
            sort_name: last.sort_name,
            employee_id: last.employee_id,
            type_id: last.type_id,
          })
        : null,
  };
});
