/** What a person chose for themselves; in their own scope. */
export { findNavigation } from './queries/navigation.ts';
export { findPins } from './queries/pinned-search.ts';
