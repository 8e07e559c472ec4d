import { useState } from 'react';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { DateField } from '../../date-field/index.tsx';

const BOUNDS = { min: '2026-01-15', max: '2027-06-30' };

function useLabels() {
  const { t, calendar } = useExamplePhrases();
  return {
    ...calendar,
    outOfBounds: t('widgets.dateOutside', { from: BOUNDS.min, to: BOUNDS.max }),
  };
}

function FirstDay() {
  const labels = useLabels();
  const [day, setDay] = useState<string | null>('2026-11-20');
  return <DateField className="max-w-60" label="First day" value={day} onChange={setDay} labels={labels} {...BOUNDS} />;
}

function States() {
  const labels = useLabels();
  return (
    <Columns>
      <DateField
        label="Last day"
        value={null}
        onChange={() => undefined}
        labels={labels}
        error="Choose a day after the first."
      />
      <DateField label="Signed on" value="2026-10-02" onChange={() => undefined} labels={labels} disabled />
    </Columns>
  );
}

const OPEN = 'role=button[name="Open calendar"]';

export const page: WidgetPage = {
  examples: [
    { title: 'Typed or picked', Show: FirstDay },
    { title: 'Wrong, disabled', Show: States },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the calendar at the day chosen.',
      at: OPEN,
      outcome: { focused: 'role=button[name=/20 November 2026/]' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'In the calendar: takes the day and closes.',
      at: OPEN,
      first: ['Enter', 'ArrowRight'],
      outcome: { value: '2026-11-21', of: 'role=textbox[name="First day"]' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the calendar without choosing.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: OPEN },
    },
  ],
  dos: [
    'Use it where a date goes into a file or a call as it is typed, for example 2026-11-20. Forms use a day field.',
  ],
  donts: ['Take a date that is no date for another one: say so instead.'],
};
