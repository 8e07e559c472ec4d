import { useEffect, useState } from 'react';
import type { FoundPlace, PlaceValue, PlaceSearch } from './places.ts';
import { shouldSearch, SEARCH_DELAY_MS } from './places.ts';

/** The state of a search. */
export type SearchState = { state: 'idle' | 'searching' | 'failed'; found: readonly FoundPlace[] };

const IDLE: SearchState = { state: 'idle', found: [] };

/** Searches for what is typed, once it stands still; an answer to an older text is given up. */
export function usePlaceSearch(search: PlaceSearch, text: string, chosen: PlaceValue | null): SearchState {
  const wanted = shouldSearch(text, chosen) ? text.trim() : '';
  const [answer, setAnswer] = useState<SearchState & { text: string }>({ ...IDLE, text: '' });
  useEffect(() => {
    if (wanted === '') return undefined;
    const asked = new AbortController();
    const settle = (next: SearchState) => {
      if (!asked.signal.aborted) setAnswer({ ...next, text: wanted });
    };
    const timer = setTimeout(() => {
      search(wanted, asked.signal).then(
        (found) => settle({ state: 'idle', found }),
        () => settle({ state: 'failed', found: [] }),
      );
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [search, wanted]);
  if (wanted === '') return IDLE;
  // What was found for another text is not offered: Enter would choose it.
  return answer.text === wanted ? answer : { state: 'searching', found: [] };
}
