import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { RadioGroup } from '../../radio-group/index.tsx';

type Contract = 'full' | 'part' | 'extra';

function Contracts() {
  const [contract, setContract] = useState<Contract | null>('part');
  return (
    <RadioGroup
      label="Contract"
      value={contract}
      onChange={setContract}
      options={[
        { value: 'full', label: 'Full time' },
        { value: 'part', label: 'Part time', note: '8 to 32 hours a week' },
        { value: 'extra', label: 'Extra' },
      ]}
    />
  );
}

function Cards() {
  const [who, setWho] = useState<Contract | null>(null);
  return (
    <RadioGroup
      cards
      label="You are"
      value={who}
      onChange={setWho}
      error="Choose one to go on."
      options={[
        { value: 'full', label: 'An employer', note: 'You hire and plan' },
        { value: 'part', label: 'A candidate', note: 'You look for work' },
        { value: 'extra', label: 'Both', disabled: true },
      ]}
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'One of a few', Show: Contracts },
    { title: 'Cards, wrong, disabled', note: 'For few and weighty choices.', Show: Cards },
  ],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowRight'],
      does: 'Chooses the next.',
      at: 'role=radio[name=/Part time/]',
      outcome: { focused: 'role=radio[name="Extra"][checked]' },
    },
    {
      keys: ['ArrowUp', 'ArrowLeft'],
      does: 'Chooses the one before.',
      at: 'role=radio[name=/Part time/]',
      outcome: { focused: 'role=radio[name="Full time"][checked]' },
    },
    {
      keys: ['Space'],
      does: 'Chooses, where nothing is chosen yet.',
      example: 1,
      at: 'role=radio[name=/employer/]',
      outcome: { shown: 'role=radio[name=/employer/][checked]' },
    },
  ],
  dos: ['Use it for two to five choices that people compare.'],
  donts: ['Choose for people what they should decide.'],
};
