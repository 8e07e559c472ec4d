import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Calendar } from '../../calendar/index.tsx';

function OneDay() {
  const { calendar } = useExamplePhrases();
  const [day, setDay] = useState<string | null>('2026-11-20');
  return <Calendar labels={calendar} value={day} onChange={setDay} min="2026-01-15" max="2027-06-30" />;
}

function SeveralDays() {
  const { calendar } = useExamplePhrases();
  const [days, setDays] = useState<string[]>(['2026-11-03', '2026-11-12', '2026-11-13']);
  return <Calendar multiple labels={calendar} value={days} onChange={setDays} />;
}

function Week() {
  const { calendar } = useExamplePhrases();
  return (
    <Calendar
      labels={calendar}
      value="2026-11-18"
      range={{ from: '2026-11-16', to: '2026-11-22' }}
      onChange={() => undefined}
    />
  );
}

const DAY = 'role=button[name=/20 November 2026/]';

export const page: WidgetPage = {
  examples: [
    { title: 'One day', note: 'The heading leads from days to months to years.', Show: OneDay },
    { title: 'Several days', note: 'Press to add or take away.', Show: SeveralDays },
    { title: 'A week shown', Show: Week },
  ],
  keyboard: [
    {
      keys: ['ArrowRight'],
      does: 'The next day.',
      at: DAY,
      outcome: { focused: 'role=button[name=/21 November 2026/]' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'The day before.',
      at: DAY,
      outcome: { focused: 'role=button[name=/19 November 2026/]' },
    },
    {
      keys: ['ArrowDown'],
      does: 'The same day of the next week.',
      at: DAY,
      outcome: { focused: 'role=button[name=/27 November 2026/]' },
    },
    {
      keys: ['ArrowUp'],
      does: 'The same day of the week before.',
      at: DAY,
      outcome: { focused: 'role=button[name=/13 November 2026/]' },
    },
    {
      keys: ['PageDown'],
      does: 'The next month.',
      at: DAY,
      outcome: { focused: 'role=button[name=/20 December 2026/]' },
    },
    {
      keys: ['PageUp'],
      does: 'The month before.',
      at: DAY,
      outcome: { focused: 'role=button[name=/20 October 2026/]' },
    },
  ],
  dos: ['Set min and max: what cannot be chosen is shown so.', 'Begin the week where the location begins it.'],
  donts: ['Use it for a birthday: typing is quicker.'],
};
