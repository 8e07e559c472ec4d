import { useLanguage } from '@hearth/i18n/phrases';
import { OFFLINE_MAP } from '@hearth/ui/map';
import type { MapProvider } from '@hearth/ui/map';
import { useMemo } from 'react';
import { readPageState } from '../document/page-state.ts';

/** The maps service if a key is configured, else the offline map. */
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
