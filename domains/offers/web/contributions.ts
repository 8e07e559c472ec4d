import { contribute } from '@hearth/client/slots';
import {
  AGREED_TERMS,
  APPLICATION_ARRANGEMENTS,
  HIRING_NOTICES,
  HIRING_REPORT,
  OWN_APPLICATIONS_ABOVE,
} from '@hearth/domains/applications/slots';

/** What offers add to the pages of hiring. */
export const contributions = [
  contribute(HIRING_NOTICES, {
    load: async () => (await import('./components/approval/offers-waiting.tsx')).OffersWaiting,
  }),
  contribute(APPLICATION_ARRANGEMENTS, {
    order: 20,
    when: ({ application }) => application.history.some(({ stage }) => stage === 'OFFER'),
    load: async () => (await import('./components/application-offers.tsx')).ApplicationOffers,
  }),
  contribute(AGREED_TERMS, { load: async () => (await import('./components/agreed-terms.tsx')).AgreedTerms }),
  contribute(HIRING_REPORT, {
    order: 30,
    load: async () => (await import('./components/approval/rule-card.tsx')).OfferRuleCard,
  }),
  contribute(OWN_APPLICATIONS_ABOVE, {
    order: 10,
    load: async () => (await import('./components/own-offers.tsx')).OwnOffers,
  }),
];
