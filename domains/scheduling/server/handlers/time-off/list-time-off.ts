import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { localDate, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../../contract/endpoints.ts';
import { judgeTimeOff } from './judge-time-off.ts';
import { countTimeOff, findTimeOffPage, toCursor } from '../../queries/time-off.ts';

const PAGE_SIZE = 30;
const place = z.strictObject({ waits: z.boolean(), on: localDate, id: uuid });

/** Each request with what a yes would cost: shifts on these days, others who are away, and what it leaves. */
export const listTimeOff = implement(contract.listTimeOff, async ({ query }, work) => {
  const { db, grant } = work;
  const { cursor, limit = PAGE_SIZE, ...filter } = query;
  const after = decodeCursor(place, cursor);
  const found = await findTimeOffPage(db, grant, filter, { after, limit: limit + 1 });
  const requests = found.slice(0, limit);
  const last = requests.at(-1);
  const pending = requests.filter(({ state }) => state === 'REQUESTED');
  const verdicts = await judgeTimeOff(work, pending, 'APPROVED');
  return {
    requests: requests.map((request) => ({ ...request, verdict: verdicts.get(request.id) ?? null })),
    total: await countTimeOff(db, grant, filter),
    next_cursor: found.length > limit && last !== undefined ? encodeCursor(toCursor(last)) : null,
  };
});
