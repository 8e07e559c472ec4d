import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useWords } from '../words.ts';
import { YearPicker } from '../../year-picker/index.tsx';

function Year({ disabled }: { disabled?: boolean }) {
  const { calendar } = useWords();
  const [year, setYear] = useState<number | null>(2026);
  return (
    <YearPicker
      className="max-w-60"
      label="Year"
      value={year}
      onChange={setYear}
      labels={calendar}
      disabled={disabled}
    />
  );
}

const OPEN = 'role=button[name=/Year/]';

export const page: WidgetPage = {
  examples: [
    { title: 'A year', Show: () => <Year /> },
    { title: 'Disabled', Show: () => <Year disabled /> },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the years.', at: OPEN, outcome: { shown: 'role=dialog' } },
    { keys: ['Escape'], does: 'Closes without choosing.', at: OPEN, first: ['Enter'], outcome: { focused: OPEN } },
  ],
  dos: ['Use it for the year of a graduation or of a figure.'],
  donts: ['Offer years that nothing can be found in.'],
};
