import { useUser } from '@hearth/client/person';
import { PREFERENCE_PARTS, sharedState } from '@hearth/client/shared-state';
import { hasConsent, storage } from '@hearth/client/storage';
import { useState } from 'react';
import { termsOf, withTerm } from '../rules/recent-terms.ts';

const [PART] = PREFERENCE_PARTS;

/** What the reader looked for last: a preference, so it is kept with their consent only, for a day. */
export function useRecentTerms() {
  const { id } = useUser();
  const [terms, setTerms] = useState(() => (mayKeep() ? termsOf(sharedState.read(PART), id) : []));
  return {
    terms,
    remember: (term: string): void => {
      if (mayKeep()) sharedState.keep(PART, { userId: id, terms: withTerm(terms, term) });
    },
    forget: (): void => {
      sharedState.forget(PART);
      setTerms([]);
    },
  };
}

function mayKeep(): boolean {
  return hasConsent(storage.read('storage-policy'), 'PREFERENCES');
}
