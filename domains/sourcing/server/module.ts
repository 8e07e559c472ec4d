import { defineModule } from '@hearth/platform/module';
import { decideBonus, exportBonuses, listBonuses } from './handlers/bonuses.ts';
import { addBonusRule, getBonusRules } from './handlers/bonus-rules.ts';
import { applyInside, getOpenPost, listOpenPosts, shareOpenPost } from './handlers/open-posts.ts';
import { disputeReferral, getReferral, listOwnReferrals, listReferredBy } from './handlers/referrals.ts';
import { followArrivals, followHires, followStages } from './jobs/follow.ts';
import { settleDue } from './jobs/settle-due.ts';

/** Where people come from: posts for the staff, referrals and what they bring. */
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
  ],
  jobs: [settleDue],
  listeners: [followArrivals, followStages, followHires],
});
