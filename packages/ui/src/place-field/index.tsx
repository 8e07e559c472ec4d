import { usePhrases } from '@hearth/i18n/phrases';
import { MapPin, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { ComboBox } from '../combo-box/index.tsx';
import type { LabelledProps } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import en from './phrases/en.json';
import type { PlaceValue, PlaceOption, PlaceSearch } from './places.ts';
import { buildOptions, formatPlace } from './places.ts';
import { usePlaceSearch } from './use-place-search.ts';

export type { FoundPlace, PlaceValue, PlaceSearch } from './places.ts';
export { formatPlace } from './places.ts';

/** The props of a PlaceField; `search` should be stable between renders. */
export type PlaceFieldProps = LabelledProps & {
  value: PlaceValue | null;
  onChange: (place: PlaceValue | null) => void;
  search: PlaceSearch;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

const CHOSEN = 'chosen';

/** A place found by a part of its name or address, or written in words of one's own. */
export function PlaceField({ value, onChange, search, ...rest }: PlaceFieldProps) {
  const { t } = usePhrases('ui-place-field', en);
  const [text, setText] = useState('');
  const { state, found } = usePlaceSearch(search, text, value);
  const offered = buildOptions(found, text, (written) => ({
    label: t('custom', { text: written }),
    note: t('customNote'),
  }));
  // What is chosen stays known to the box under its own name, whatever is being searched for.
  const chosen: readonly Pick<PlaceOption, 'id' | 'label' | 'note'>[] =
    value === null ? [] : [{ id: CHOSEN, label: formatPlace(value) }];
  const options: typeof chosen = text === '' ? chosen : offered;
  return (
    <ComboBox
      {...rest}
      options={options.map(({ id, label, note }) => ({
        id,
        label,
        note,
        icon: <Icon of={id === 'custom' ? PencilLine : MapPin} className="text-ink-2" />,
      }))}
      shownText={formatPlace(value)}
      value={value === null ? null : CHOSEN}
      busy={state === 'searching'}
      emptyText={
        state === 'failed' ? t('failed') : state === 'searching' ? t('searching') : t(text === '' ? 'start' : 'none')
      }
      help={state === 'failed' ? t('failed') : rest.help}
      onSearch={setText}
      onChange={(id) => {
        setText('');
        if (id === null) onChange(null);
        else if (id !== CHOSEN) onChange(offered.find((option) => option.id === id)?.place ?? null);
      }}
      onFreeText={(written) => {
        setText('');
        onChange({ kind: 'custom', text: written });
      }}
    />
  );
}
