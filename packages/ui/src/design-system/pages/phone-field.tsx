import { useState } from 'react';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { PhoneField } from '../../phone-field/index.tsx';

function Plain() {
  const [number, setNumber] = useState('');
  return (
    <div className="grid max-w-80 gap-2">
      <PhoneField label="Phone" optionalHint="optional" value={number} onChange={setNumber} />
      <output className="text-sm text-ink-2" dir="ltr">
        {number === '' ? '–' : number}
      </output>
    </div>
  );
}

function States() {
  return (
    <Columns>
      <PhoneField label="Precise" value="+34612345678" check="precise" help="Has to be a number of its country." />
      <PhoneField label="Wrong" value="+44 79" error="Enter the correct phone number." />
      <PhoneField label="Not yours" value="+4930901820" disabled />
      {(['sm', 'lg', 'xl'] as const).map((size) => (
        <PhoneField key={size} size={size} label={`Size ${size}`} value="+351912345678" />
      ))}
    </Columns>
  );
}

const FLAG = 'role=combobox[name=/United Kingdom/]';
const SEARCH = 'role=combobox[name="Search by name or code"]';

export const page: WidgetPage = {
  examples: [
    { title: 'Typed as at home, kept with its country', Show: Plain },
    { title: 'Precise, wrong, disabled, sizes', Show: States },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
      does: 'Opens the list of countries and goes to its search.',
      at: FLAG,
      outcome: { focused: SEARCH },
    },
    {
      keys: ['Escape'],
      does: 'Closes the list and goes back to the flag.',
      at: FLAG,
      first: ['Enter'],
      outcome: { focused: FLAG },
    },
  ],
  dos: ['Let people write the number as they say it: the country stands beside it.'],
  donts: ['Refuse a number that the possible check accepts: ranges are opened faster than lists of them are.'],
};
