import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { localDate, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../../contract/endpoints.ts';
import { countTimeOff, findTimeOffPage, toCursor } from '../../queries/time-off.ts';

const PAGE_SIZE = 30;
const place = z.strictObject({ waits: z.boolean(), on: localDate, id: uuid });

/** Each request with what a yes would cost: shifts on these days, and others who are away. */
export const listTimeOff = implement(contract.listTimeOff, async ({ query }, { db, grant }) => {
  const { cursor, limit = PAGE_SIZE, ...filter } = query;
  const after = decodeCursor(place, cursor);
  const found = await findTimeOffPage(db, grant, filter, { after, limit: limit + 1 });
  const requests = found.slice(0, limit);
  const last = requests.at(-1);
  return {
    requests,
    total: await countTimeOff(db, grant, filter),
    next_cursor: found.length > limit && last !== undefined ? encodeCursor(toCursor(last)) : null,
  };
});
