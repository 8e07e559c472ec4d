import { SEARCH_WORDS } from './limits.ts';

/** The words of a search that are looked for. */
export function searchWords(term: string): string[] {
  return term
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, SEARCH_WORDS);
}
