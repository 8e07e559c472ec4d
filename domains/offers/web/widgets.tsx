export { agreedTerms } from './agreed-terms.ts';
export { ApplicationOffers } from './components/application-offers.tsx';
export { OwnOffers } from './components/own-offers.tsx';
