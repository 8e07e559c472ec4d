import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { MonthPicker } from '../../month-picker/index.tsx';

function Month({ disabled, error }: { disabled?: boolean; error?: string }) {
  const { calendar } = useExamplePhrases();
  const [month, setMonth] = useState<string | null>('2026-11');
  return (
    <MonthPicker
      className="max-w-60"
      label="Month"
      value={month}
      onChange={setMonth}
      labels={calendar}
      disabled={disabled}
      error={error}
      min="2026-01-15"
      max="2027-06-30"
    />
  );
}

const OPEN = 'role=button[name=/Month/]';

export const page: WidgetPage = {
  examples: [
    { title: 'A month of a year', note: 'From 15 January 2026 to 30 June 2027.', Show: () => <Month /> },
    { title: 'Wrong', Show: () => <Month error="This month is closed." /> },
    { title: 'Disabled', Show: () => <Month disabled /> },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the months.', at: OPEN, outcome: { shown: 'role=dialog' } },
    { keys: ['Escape'], does: 'Closes without choosing.', at: OPEN, first: ['Enter'], outcome: { focused: OPEN } },
  ],
  dos: ['Use it for what is counted by the month: pay, budgets.'],
  donts: ['Ask for a month where a day is meant.'],
};
