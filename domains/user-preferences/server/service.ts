/** What a person chose for themselves. */
export { findNavigation } from './queries/navigation.ts';
export { findPins } from './queries/pinned-search.ts';
