/** Terms that are remembered. */
const MOST = 5;

/** Adds a term, newest first, each once whatever its case. */
export function addTerm(terms: readonly string[], term: string): readonly string[] {
  const key = term.toLowerCase();
  return [term, ...terms.filter((one) => one.toLowerCase() !== key)].slice(0, MOST);
}

/** Parses a person's stored terms from whatever the browser holds. */
export function parseRecentTerms(kept: unknown, userId: string): readonly string[] {
  if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('terms' in kept)) return [];
  if (kept.userId !== userId || !Array.isArray(kept.terms)) return [];
  return kept.terms.filter((term): term is string => typeof term === 'string').slice(0, MOST);
}
