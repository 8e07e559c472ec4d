import { useUser } from '@hearth/client/person';
import { PREFERENCE_PARTS, sharedState } from '@hearth/client/shared-state';
import { hasConsent, storage } from '@hearth/client/storage';
import { useState } from 'react';
import { parseRecentTerms, addTerm } from '../rules/recent-terms.ts';

const [PART] = PREFERENCE_PARTS;

/** The reader's recent search terms, stored for a day with their consent only. */
export function useRecentTerms() {
  const { id } = useUser();
  const [terms, setTerms] = useState(() => (isStorageAllowed() ? parseRecentTerms(sharedState.read(PART), id) : []));
  return {
    terms,
    remember: (term: string): void => {
      if (isStorageAllowed()) sharedState.keep(PART, { userId: id, terms: addTerm(terms, term) });
    },
    forget: (): void => {
      sharedState.forget(PART);
      setTerms([]);
    },
  };
}

function isStorageAllowed(): boolean {
  return hasConsent(storage.read('storage-policy'), 'PREFERENCES');
}
