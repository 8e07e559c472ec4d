import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useWords } from '../words.ts';
import { Button } from '../../button/index.tsx';
import { Tour } from '../../tour/index.tsx';
import type { TourStep } from '../../tour/index.tsx';

const STEPS: readonly TourStep[] = [
  {
    target: '[data-tour=week]',
    title: 'The week you plan',
    text: 'Go back to copy what worked, or on to plan ahead. Nothing is seen by the team yet.',
  },
  {
    target: '[data-tour=absent]',
    title: 'Not on this page',
    text: 'A step whose target is not there is left out.',
  },
  {
    target: '[data-tour=open]',
    title: 'Shifts without a person',
    text: 'They stay here until somebody takes them.',
  },
  {
    target: '[data-tour=publish]',
    title: 'Publish',
    text: 'Now everybody on the plan gets a message with their own shifts.',
  },
];

function Desk() {
  const { t } = useWords();
  const [touring, setTouring] = useState(false);
  const [seen, setSeen] = useState('not seen');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2 rounded-md border border-line p-3">
        <span data-tour="week" className="font-bold">
          23–29 November
        </span>
        <span data-tour="open" className="text-ink-2">
          3 open shifts
        </span>
        <Button data-tour="publish" variant="primary" className="ms-auto">
          Publish
        </Button>
      </div>
      <div className="flex items-center gap-3">
        <Button onClick={() => setTouring(true)}>Show me round</Button>
        <output className="text-base text-ink-2">{seen}</output>
      </div>
      {touring && (
        <Tour
          steps={STEPS}
          labels={{
            next: t('widgets.nextStep'),
            back: t('widgets.stepBack'),
            done: t('widgets.understood'),
            close: t('widgets.close'),
            place: (step, count) => t('widgets.stepOf', { step, count }),
          }}
          onEnd={(end) => {
            setTouring(false);
            setSeen(end === 'done' ? 'seen to the end' : 'left early');
          }}
        />
      )}
    </div>
  );
}

const START = 'role=button[name="Show me round"]';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Round a new page',
      note: 'Draw it for those who have not seen it, and remember in onEnd that they have.',
      Show: Desk,
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the button of a step: the next one.',
      at: START,
      first: ['Enter', 'Enter'],
      outcome: { shown: 'role=dialog[name="Publish"]' },
    },
    {
      keys: ['ArrowRight'],
      does: 'The next step, in the direction of reading.',
      at: START,
      first: ['Enter'],
      outcome: { shown: 'role=dialog[name="Shifts without a person"]' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'One step back.',
      at: START,
      first: ['Enter', 'Enter'],
      outcome: { shown: 'role=dialog[name="The week you plan"]' },
    },
    {
      keys: ['Tab'],
      does: 'Stays in the step.',
      at: START,
      first: ['Enter', 'Tab', 'Tab'],
      outcome: { inside: 'role=dialog' },
    },
    {
      keys: ['Escape'],
      does: 'Leaves the tour; what had the focus before has it again.',
      at: START,
      first: ['Enter', 'Enter'],
      outcome: { focused: START },
    },
    {
      keys: ['Enter'],
      does: 'On the last step: ends the tour.',
      at: START,
      first: ['Enter', 'Enter', 'Enter'],
      outcome: { shown: 'text=seen to the end' },
    },
  ],
  dos: [
    'Three to five steps, each about one thing that can be done.',
    'Load it lazily: most readers have seen it.',
    'Let it be started again from the help.',
  ],
  donts: ['Begin a tour while somebody is in the middle of something.', 'Explain what a good label would say.'],
};
