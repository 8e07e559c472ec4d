import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import type { WeekPickerProps } from '../../week-picker/index.tsx';
import { WeekPicker } from '../../week-picker/index.tsx';

function Week({ min, max, weekStart }: Pick<WeekPickerProps, 'min' | 'max' | 'weekStart'>) {
  const { t, calendar } = useExamplePhrases();
  const [week, setWeek] = useState('2026-11-16');
  return (
    <div className="grid gap-2">
      <WeekPicker
        value={week}
        onChange={setWeek}
        min={min}
        max={max}
        weekStart={weekStart}
        labels={{ ...calendar, previousWeek: t('widgets.previousWeek'), nextWeek: t('widgets.nextWeek') }}
      />
      <output>{`from ${week}`}</output>
    </div>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'One back, one on, or any', Show: () => <Week /> },
    {
      title: 'Between two dates',
      note: 'A week that lies partly inside can be chosen; beyond it the button is disabled.',
      Show: () => <Week min="2026-11-18" max="2026-11-24" />,
    },
    { title: 'From Sunday', note: 'Where the location begins its week on one.', Show: () => <Week weekStart="SUN" /> },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On an arrow: the next or the previous week.',
      at: 'role=button[name="Next week"]',
      outcome: { shown: 'text=from 2026-11-23' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the dates: opens the calendar.',
      at: 'role=button[name=/16.*22/]',
      outcome: { shown: 'role=dialog[name="Calendar"]' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the calendar.',
      at: 'role=button[name=/16.*22/]',
      first: ['Enter'],
      outcome: { gone: 'role=dialog' },
    },
  ],
  dos: ['Keep the week in the address, so that a link shows the same week.'],
  donts: ['Jump to another week by yourself when something is saved.'],
};
