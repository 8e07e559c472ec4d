export { fetchAgreedTerms } from './agreed-terms.ts';
export { ApplicationOffers } from './components/application-offers.tsx';
export { OwnOffers } from './components/own-offers.tsx';
export { OfferRuleCard } from './components/approval/rule-card.tsx';
export { OffersWaiting } from './components/approval/offers-waiting.tsx';
