import { useState } from 'react';
import { formatPlace, PlaceField } from '../../place-field/index.tsx';
import type { PlaceValue, PlaceSearch } from '../../place-field/index.tsx';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';

const HOUSES = [
  ['Harbour House Chiado', 'Rua Garrett, Lisbon'],
  ['Harbour House Belém', 'Avenida Brasília, Lisbon'],
  ['Harbour Kitchen', 'Cais da Ribeira, Porto'],
].map(([main_text = '', secondary_text = ''], index) => ({
  place_id: String(index),
  structured_formatting: { main_text, secondary_text },
}));

const search: PlaceSearch = async (text) =>
  HOUSES.filter(({ structured_formatting: { main_text, secondary_text } }) =>
    `${main_text} ${secondary_text}`.toLowerCase().includes(text.toLowerCase()),
  );
const broken: PlaceSearch = () => Promise.reject(new Error('The search is not there.'));

function Plain() {
  const [place, setPlace] = useState<PlaceValue | null>(null);
  return (
    <div className="grid max-w-80 gap-2">
      <PlaceField label="Place" placeholder="Harbour House" search={search} value={place} onChange={setPlace} />
      <output className="text-sm text-ink-2">{place === null ? '–' : `${place.kind}: ${formatPlace(place)}`}</output>
    </div>
  );
}

function States() {
  const [place, setPlace] = useState<PlaceValue | null>(null);
  return (
    <Columns>
      <PlaceField label="Search is down" search={broken} value={place} onChange={setPlace} />
      <PlaceField label="Wrong" search={search} value={null} onChange={() => undefined} error="Say where it is." />
      <PlaceField
        label="Not yours"
        search={search}
        value={{ kind: 'custom', text: 'The blue door' }}
        onChange={() => undefined}
        disabled
      />
    </Columns>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Found, or in words of one’s own', Show: Plain },
    { title: 'Search down, wrong, disabled', Show: States },
  ],
  keyboard: [
    {
      keys: ['ArrowDown'],
      does: 'Opens the list.',
      at: 'role=combobox[name="Place"]',
      outcome: { shown: 'role=combobox[name="Place"][expanded]' },
    },
  ],
  dos: ['Accept what people write: not every place has an entry.'],
  donts: ['Use it for a city or a country: those are lists.'],
};
