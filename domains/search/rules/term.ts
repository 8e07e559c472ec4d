import { LONGEST_TERM, SHORTEST_TERM } from '../contract/limits.ts';
import { MOST_WORDS } from './limits.ts';

/** Splits a term into at most eight distinct words, ignoring case. */
export function splitTerm(term: string): readonly string[] {
  const words = new Map<string, string>();
  for (const word of term.split(/\s+/u)) {
    const key = word.toLowerCase();
    if (word !== '' && !words.has(key)) words.set(key, word);
  }
  return [...words.values()].slice(0, MOST_WORDS);
}

/** Normalises a term's spaces and cuts its length; null while it is too short. */
export function normalizeTerm(typed: string): string | null {
  const term = typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  // Counted in units of two bytes, as the server counts; a letter that has two of them stays whole or goes.
  const cut = term
    .slice(0, LONGEST_TERM)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return cut.length < SHORTEST_TERM ? null : cut;
}
