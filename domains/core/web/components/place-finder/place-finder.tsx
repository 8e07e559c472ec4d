import { usePhrases } from '@hearth/i18n/phrases';
import { googlePlaces } from '@hearth/ui/google-maps';
import type { PlaceDetails } from '@hearth/ui/google-maps';
import { PlaceField } from '@hearth/ui/place-field';
import type { PlaceValue } from '@hearth/ui/place-field';
import { useMemo, useState } from 'react';
import en from './en.json';

const UNKNOWN = {
  street: null,
  postcode: null,
  city: null,
  region: null,
  country: null,
  latitude: null,
  longitude: null,
};

/** Finds a place with the maps service and tells what that knows of it. A place in words of one's own has its name alone. */
export function PlaceFinder({ mapsKey, onFound }: { mapsKey: string; onFound: (details: PlaceDetails) => void }) {
  const { t, language } = usePhrases('core-place-finder', en);
  const [place, setPlace] = useState<PlaceValue | null>(null);
  const [failed, setFailed] = useState(false);
  const service = useMemo(() => googlePlaces(mapsKey, language), [mapsKey, language]);
  const choose = (next: PlaceValue | null): void => {
    setPlace(next);
    setFailed(false);
    if (next?.kind === 'custom') onFound({ ...UNKNOWN, name: next.text });
    if (next?.kind !== 'found') return;
    service.details(next.place.place_id).then(onFound, () => {
      setFailed(true);
      onFound({ ...UNKNOWN, name: next.place.structured_formatting.main_text });
    });
  };
  return (
    <PlaceField
      label={t('label')}
      help={failed ? t('failed') : t('help')}
      search={service.search}
      value={place}
      onChange={choose}
    />
  );
}
