import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { instant, uuid } from '@hearth/kit/schema';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../contract/endpoints.ts';
import { DAYS_OF_HISTORY } from '../../rules/limits.ts';
import { presentListed } from '../listed-deals.ts';
import { countDeals, findDealPage } from '../queries/deal.ts';

const PAGE_SIZE = 30;
const MS_PER_DAY = 86_400_000;
const place = z.strictObject({ at: instant, id: uuid });

/** Each request that waits with the rules that it would break as things stand now. */
export const listDeals = implement(contract.listDeals, async ({ query }, { db, grant, clock, actor }) => {
  const { cursor, limit = PAGE_SIZE, ...asked } = query;
  const filter = { ...asked, since: new Date(clock.now().getTime() - DAYS_OF_HISTORY * MS_PER_DAY) };
  const after = decodeCursor(place, cursor);
  const found = await findDealPage(db, grant, filter, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    deals: await inScope(db, SYSTEM, (system) => presentListed(system, rows, actor.userId)),
    total: await countDeals(db, grant, filter),
    next_cursor:
      found.length > limit && last !== undefined
        ? encodeCursor({ at: (last.ended_at ?? last.closes_at).toISOString(), id: last.id })
        : null,
  };
});
