import { defineModule } from '@hearth/platform/module';
import { actOnDeal } from './handlers/act-on-deal.ts';
import { awardBidding } from './handlers/award-bidding.ts';
import { countWaitingDeals } from './handlers/count-waiting-deals.ts';
import { decideDeals } from './handlers/decide-deals.ts';
import { getBidding } from './handlers/get-bidding.ts';
import { getDealOptionsFor } from './handlers/get-deal-options-for.ts';
import { getDealOptions } from './handlers/get-deal-options.ts';
import { listBiddings } from './handlers/list-biddings.ts';
import { listDealCandidates } from './handlers/list-deal-candidates.ts';
import { listDealShifts } from './handlers/list-deal-shifts.ts';
import { listDealStaff } from './handlers/list-deal-staff.ts';
import { listDeals } from './handlers/list-deals.ts';
import { listMyBids } from './handlers/list-my-bids.ts';
import { listMyDeals } from './handlers/list-my-deals.ts';
import { listMyOpenShifts } from './handlers/list-my-open-shifts.ts';
import { makeDealFor } from './handlers/make-deal-for.ts';
import { makeDeal } from './handlers/make-deal.ts';
import { placeBid } from './handlers/place-bid.ts';
import { refuseDeal } from './handlers/refuse-deal.ts';
import { takeDeal } from './handlers/take-deal.ts';
import { withdrawBid } from './handlers/withdraw-bid.ts';
import { withdrawDeal } from './handlers/withdraw-deal.ts';
import { closeBiddings } from './jobs/close-biddings.ts';
import { expireDeals, voidDeals } from './jobs/end-deals.ts';
import { notifyBidders } from './jobs/notify-bidders.ts';
import { notifyStep } from './jobs/notify.ts';

/** Shifts that staff give away, swap and take. */
export const deals = defineModule({
  name: 'deals',
  endpoints: [
    listMyDeals,
    listMyOpenShifts,
    getDealOptions,
    makeDeal,
    takeDeal,
    refuseDeal,
    withdrawDeal,
    listDeals,
    countWaitingDeals,
    decideDeals,
    listDealCandidates,
    makeDealFor,
    actOnDeal,
    listDealStaff,
    listDealShifts,
    getDealOptionsFor,
    listMyBids,
    placeBid,
    withdrawBid,
    listBiddings,
    getBidding,
    awardBidding,
  ],
  jobs: [closeBiddings, expireDeals],
  listeners: [notifyBidders, notifyStep, voidDeals],
});
