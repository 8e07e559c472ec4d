import { usePerson } from '@hearth/client/person';
import { useEffect, useEffectEvent } from 'react';
import { browserContextStores } from '../person/browser-places.ts';
import { setCurrentContext } from '../person/current-context.ts';
import { MAP_MODE, saveAndEmit } from '../person/stored-brand.ts';
import { mapBrandOf } from './map-brand.ts';

/**
 * While the map is open, the stored brand context is the text HMAP: no other tab is to start with one location. Calls are then
 * made in the context of the map's own brand, whose id this answers with. Leaving the map brings back the brand that was, or the
 * one that was opened from it.
 */
export function useMapMode(): string {
  const { user, brand } = usePerson();
  const mapBrandId = mapBrandOf({ user, brand })?.brand_id ?? '';
  const bringBack = useEffectEvent(() => {
    if (brand === null) return;
    setCurrentContext(brand.id);
    saveAndEmit({ brand_id: brand.id, brand_type: brand.type }, browserContextStores());
  });
  useEffect(() => {
    saveAndEmit(MAP_MODE, browserContextStores());
    return () => bringBack();
  }, []);
  useEffect(() => setCurrentContext(mapBrandId), [mapBrandId]);
  return mapBrandId;
}
