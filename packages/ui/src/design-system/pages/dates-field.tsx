import { useState } from 'react';
import { DatesField } from '../../dates-field/index.tsx';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';

function Plain() {
  const { calendar } = useExamplePhrases();
  const [days, setDays] = useState(['2026-11-03', '2026-11-12', '2026-11-13']);
  return (
    <DatesField
      className="max-w-80"
      label="Days"
      placeholder="Choose days"
      labels={calendar}
      value={days}
      onChange={setDays}
    />
  );
}

function States() {
  const { calendar } = useExamplePhrases();
  const [days, setDays] = useState<string[]>([]);
  const shared = { placeholder: 'Choose days', labels: calendar, onChange: setDays };
  return (
    <Columns>
      <DatesField {...shared} label="Within November" value={days} min="2026-11-05" max="2026-11-25" />
      <DatesField {...shared} label="Wrong" value={[]} error="Choose at least one day." />
      <DatesField {...shared} label="Not yours" value={['2026-11-20']} disabled />
    </Columns>
  );
}

const OPEN = 'role=button[name=/Days/]';

export const page: WidgetPage = {
  examples: [
    { title: 'Several days', Show: Plain },
    { title: 'Within limits, wrong, disabled', Show: States },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the calendar.',
      at: OPEN,
      outcome: { shown: 'role=dialog[name="Calendar"]' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the calendar.',
      at: OPEN,
      first: ['Enter'],
      outcome: { gone: 'role=dialog[name="Calendar"]' },
    },
  ],
  dos: ['Use it for days that are not one after the other.'],
  donts: ['Use it for a period: that has a first and a last day.'],
};
