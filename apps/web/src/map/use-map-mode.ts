import { usePerson } from '@hearth/client/person';
import { useEffect, useEffectEvent } from 'react';
import { browserContextStores } from '../person/browser-places.ts';
import { MAP_MODE, saveAndEmit } from '../person/stored-brand.ts';

/**
 * While the map is open, the stored brand context is the text HMAP: no single brand is in view, and no other tab is to start
 * with one. Leaving the map brings back the brand that was, or the one that was opened from it. Answers with the brand whose
 * locations the map shows: the highest of the reader's structure.
 */
export function useMapMode(): string {
  const { user, brand } = usePerson();
  const bringBack = useEffectEvent(() => {
    if (brand !== null) saveAndEmit({ brand_id: brand.id, brand_type: brand.type }, browserContextStores());
  });
  useEffect(() => {
    saveAndEmit(MAP_MODE, browserContextStores());
    return () => bringBack();
  }, []);
  return user.highest_parent?.brand_id ?? brand?.groupId ?? '';
}
