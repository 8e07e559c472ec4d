import { useLanguage } from '@hearth/i18n/phrases';
import { OFFLINE_MAP } from '@hearth/ui/map';
import type { MapProvider } from '@hearth/ui/map';
import { useMemo } from 'react';
import { readPageState } from '../page-state.ts';

/** Where maps come from: the maps service where this installation has a key for it, else the map that needs no network. */
export function useMapProvider(): MapProvider {
  const language = useLanguage();
  return useMemo(() => {
    const { mapsKey } = readPageState(document);
    if (mapsKey === undefined) return OFFLINE_MAP;
    return {
      name: `google:${mapsKey}`,
      load: async (refused) => (await import('@hearth/ui/google-maps')).googleMaps(mapsKey, language).load(refused),
    };
  }, [language]);
}
