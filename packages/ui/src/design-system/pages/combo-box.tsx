import { useState } from 'react';
import { Columns } from '../layout-parts.tsx';
import { SAMPLE_CITIES } from '../samples.ts';
import type { WidgetPage } from '../widget-page.ts';
import { ComboBox } from '../../combo-box/index.tsx';

function City() {
  const [city, setCity] = useState<string | null>(null);
  return (
    <ComboBox
      className="max-w-80"
      label="City"
      placeholder="Type a city"
      emptyText="No city of that name"
      options={SAMPLE_CITIES}
      value={city}
      onChange={setCity}
    />
  );
}

function States() {
  const shared = { emptyText: 'No city of that name', options: SAMPLE_CITIES, onChange: () => undefined };
  return (
    <Columns>
      <ComboBox {...shared} label="Busy" value="porto" busy />
      <ComboBox {...shared} label="Wrong" value={null} error="Choose a city of the list." />
      <ComboBox {...shared} label="Not yours" value="faro" disabled />
    </Columns>
  );
}

const BOX = 'role=combobox[name="City"]';

export const page: WidgetPage = {
  examples: [
    { title: 'One of many', Show: City },
    { title: 'Busy, error, disabled', Show: States },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Opens the list.', at: BOX, outcome: { shown: 'role=listbox' } },
    {
      keys: ['p'],
      does: 'Letters narrow the list; the first that fits is active.',
      at: BOX,
      first: ['ArrowDown'],
      outcome: { gone: 'role=option[name="Lisbon"]' },
    },
    {
      keys: ['Enter'],
      does: 'Takes the active choice.',
      at: BOX,
      first: ['p', 'o'],
      outcome: { value: 'Porto', of: BOX },
    },
    {
      keys: ['Escape'],
      does: 'Closes the list and takes back what was typed.',
      at: BOX,
      first: ['p'],
      outcome: { value: '', of: BOX },
    },
  ],
  dos: ['Search on the server with onSearch when the list is long.', 'Say in emptyText what to try instead.'],
  donts: ['Open it by itself when the page opens.'],
};
