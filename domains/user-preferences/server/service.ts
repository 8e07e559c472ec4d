/** What a person chose for themselves. */
export { findNavigation, isSetupHidden, setSetupHidden } from './queries/navigation.ts';
export { findPins } from './queries/pinned-search.ts';
