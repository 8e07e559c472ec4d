import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import type { YearPickerProps } from '../../year-picker/index.tsx';
import { YearPicker } from '../../year-picker/index.tsx';

function Year({ disabled, min, max }: Pick<YearPickerProps, 'disabled' | 'min' | 'max'>) {
  const { calendar } = useExamplePhrases();
  const [year, setYear] = useState<number | null>(2026);
  return (
    <YearPicker
      className="max-w-60"
      label="Year"
      value={year}
      onChange={setYear}
      labels={calendar}
      disabled={disabled}
      min={min}
      max={max}
    />
  );
}

const OPEN = 'role=button[name=/Year/]';

export const page: WidgetPage = {
  examples: [
    { title: 'A year', Show: () => <Year /> },
    {
      title: 'Between two dates',
      note: 'A year is disabled when no day of it is inside.',
      Show: () => <Year min="2020-12-31" max="2027-01-01" />,
    },
    { title: 'Disabled', Show: () => <Year disabled /> },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the years.', at: OPEN, outcome: { shown: 'role=dialog' } },
    { keys: ['Escape'], does: 'Closes without choosing.', at: OPEN, first: ['Enter'], outcome: { focused: OPEN } },
  ],
  dos: ['Use it for the year of a graduation or of a figure.'],
  donts: ['Offer years that nothing can be found in.'],
};
