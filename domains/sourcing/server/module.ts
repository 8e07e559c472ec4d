import { defineModule } from '@hearth/platform/module';
import { decideBonus, exportBonuses, listBonuses } from './handlers/bonuses.ts';
import { addBonusRule, getBonusRules } from './handlers/bonus-rules.ts';
import { addSpending, getSourceCosts, listSpending, removeSpending } from './handlers/costs.ts';
import { applyInside, getOpenPost, listOpenPosts, shareOpenPost } from './handlers/open-posts.ts';
import { disputeReferral, getReferral, listOwnReferrals, listReferredBy } from './handlers/referrals.ts';
import { followArrivals, followHires, followStages } from './jobs/follow.ts';
import { settleDue } from './jobs/settle-due.ts';
import { takeCampaignCosts } from './jobs/take-campaign-costs.ts';
import { turnLinkKey } from './jobs/turn-link-key.ts';
import { LINK_KEY } from './queries/link-key.ts';

/** Internal jobs, referrals, bonuses and the cost of sources. */
export const sourcing = defineModule({
  name: 'sourcing',
  endpoints: [
    listOpenPosts,
    getOpenPost,
    applyInside,
    shareOpenPost,
    listOwnReferrals,
    listReferredBy,
    disputeReferral,
    getReferral,
    listBonuses,
    decideBonus,
    exportBonuses,
    getBonusRules,
    addBonusRule,
    getSourceCosts,
    listSpending,
    addSpending,
    removeSpending,
  ],
  jobs: [settleDue, takeCampaignCosts, turnLinkKey],
  sealed: [LINK_KEY],
  listeners: [followArrivals, followStages, followHires],
});
