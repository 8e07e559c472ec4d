export { findLawfulPlaces } from './places.ts';
export type { LawfulPlace } from './places.ts';
export { priceChanges, recordPremiums } from './premiums.ts';
export { findOwedPremiums } from './queries/premium.ts';
