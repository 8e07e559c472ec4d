export { OwnOffers } from './components/own-offers.tsx';
