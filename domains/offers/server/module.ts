import { defineModule } from '@hearth/platform/module';
import {
  askApproval,
  decideApproval,
  getApprovalRule,
  listWaitingApprovals,
  putApprovalRule,
} from './handlers/approvals.ts';
import { beginOffer, getOffer, listOffersOf, previewOffer, sendOffer, withdrawOffer } from './handlers/offers.ts';
import { declineOffer, listMyOffers, openOffer, signOffer } from './handlers/own-offer.ts';
import { expire } from './jobs/expire.ts';
import { followMail, followStages } from './jobs/follow.ts';
import { offerLinks } from './link.ts';

/** Job offers: written, approved, sent and signed. */
export const offers = defineModule({
  name: 'offers',
  endpoints: [
    listOffersOf,
    beginOffer,
    previewOffer,
    sendOffer,
    withdrawOffer,
    getOffer,
    listMyOffers,
    openOffer,
    signOffer,
    declineOffer,
    askApproval,
    listWaitingApprovals,
    decideApproval,
    getApprovalRule,
    putApprovalRule,
  ],
  jobs: [expire],
  listeners: [followStages, followMail],
  sealed: [offerLinks.key],
});
