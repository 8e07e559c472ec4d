import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { BIDDING_CHANGED } from '../../contract/events.ts';
import { writeBid } from '../bid-texts.ts';
import { findBiddingsById, findBidsOf } from '../queries/bid.ts';
import { findDealsById } from '../queries/deal.ts';

/** Once bidding has ended, every bidder hears what became of their bid, and why. Whoever a manager put down for the shift knows it already. */
export const notifyBidders = listenTo(BIDDING_CHANGED, {
  name: 'deals.notifyBidders',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const [row] = await findBiddingsById(db, [data.bidding_id]);
      if (row === undefined || row.state === 'OPEN' || row.version !== data.version) return;
      const [deal] = row.awarded_deal_id === null ? [] : await findDealsById(db, [row.awarded_deal_id]);
      const bids = (await findBidsOf(db, [row.id])).filter(
        ({ state, result }) => state === 'LOST' || (state === 'WON' && result === 'BEST'),
      );
      const { timeZone } = await getBrand(db, row.location_id);
      await notify(means, {
        kind: 'deals.bid',
        aboutId: row.id,
        placeId: row.location_id,
        groupId: row.group_id,
        timeZone,
        people: bids.flatMap((bid) =>
          bid.user_id === null
            ? []
            : [{ userId: bid.user_id, write: (language) => writeBid(row, bid, deal?.state ?? null, language) }],
        ),
      });
    }),
});
