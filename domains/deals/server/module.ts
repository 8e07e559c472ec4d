import { defineModule } from '@hearth/platform/module';
import { actOnDeal } from './handlers/act-on-deal.ts';
import { decideDeals } from './handlers/decide-deals.ts';
import { getDealOptions } from './handlers/get-deal-options.ts';
import { listDealCandidates } from './handlers/list-deal-candidates.ts';
import { listDeals } from './handlers/list-deals.ts';
import { listMyDeals } from './handlers/list-my-deals.ts';
import { listMyOpenShifts } from './handlers/list-my-open-shifts.ts';
import { makeDealFor } from './handlers/make-deal-for.ts';
import { makeDeal } from './handlers/make-deal.ts';
import { refuseDeal } from './handlers/refuse-deal.ts';
import { takeDeal } from './handlers/take-deal.ts';
import { withdrawDeal } from './handlers/withdraw-deal.ts';
import { expireDeals, voidDeals } from './jobs/end-deals.ts';
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
    decideDeals,
    listDealCandidates,
    makeDealFor,
    actOnDeal,
  ],
  jobs: [expireDeals],
  listeners: [notifyStep, voidDeals],
});
