import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { instant, uuid } from '@hearth/kit/schema';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../contract/bid-endpoints.ts';
import { presentBidding } from '../present-bids.ts';
import { countBiddings, countBids, findBiddingPage } from '../queries/bid.ts';

const PAGE_SIZE = 30;
const place = z.strictObject({ at: instant, id: uuid });

/** Who bids, and in which order, is asked for one shift at a time. */
export const listBiddings = implement(contract.listBiddings, async ({ query }, { db, grant, actor }) => {
  const { cursor, limit = PAGE_SIZE, place_id: placeId } = query;
  const after = decodeCursor(place, cursor);
  const found = await findBiddingPage(db, grant, placeId, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const counts = await countBids(
    db,
    rows.map(({ id }) => id),
    actor.userId,
  );
  return {
    biddings: rows.map((row) => presentBidding(row, counts.get(row.id) ?? { count: 0, isOwn: false }, actor.userId)),
    total: await countBiddings(db, grant, placeId),
    next_cursor:
      found.length > limit && last !== undefined
        ? encodeCursor({ at: last.closes_at.toISOString(), id: last.id })
        : null,
  };
});
