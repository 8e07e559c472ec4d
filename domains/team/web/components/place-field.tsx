import { ComboBox } from '@hearth/ui/combo-box';
import { useDeferredValue, useState } from 'react';
import { useFoundPlaces } from '../api.ts';
import type { LocationRef } from '../draft.ts';
import { useTeamPhrases } from '../words.ts';

/** The location where somebody works, found as it is typed. */
export function PlaceField(props: {
  place: LocationRef | null;
  error: string | undefined;
  onChange: (place: LocationRef | null) => void;
}) {
  const { place, error, onChange } = props;
  const { t } = useTeamPhrases();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const found = useFoundPlaces(term);
  const places = (found.data?.brands ?? []).map(({ id, name, city }) => ({ id, label: name, note: city ?? undefined }));
  const known = place === null || places.some(({ id }) => id === place.id) ? [] : [{ id: place.id, label: place.name }];
  const options = [...known, ...places];
  return (
    <ComboBox
      label={t('form.location')}
      emptyText={t('form.locationNone')}
      error={error}
      required
      options={options}
      value={place?.id ?? null}
      busy={found.isFetching}
      onSearch={setTyped}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
        setTyped('');
        onChange(chosen === undefined ? null : { id: chosen.id, name: chosen.label });
      }}
    />
  );
}
