import { useState } from 'react';
import { Badge } from '../../badge/index.tsx';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Select } from '../../select/index.tsx';

const POSITIONS = [
  { id: 'bartender', label: 'Bartender', badge: <Badge tint="bar">Bar</Badge> },
  { id: 'waiter', label: 'Waiter', badge: <Badge tint="floor">Floor</Badge> },
  {
    id: 'chef',
    label: 'Chef de partie',
    badge: <Badge tint="kitchen">Kitchen</Badge>,
    note: 'Needs a food safety certificate',
  },
  { id: 'porter', label: 'Night porter', disabled: true },
];

function One() {
  const [position, setPosition] = useState<string | null>('bartender');
  return (
    <Select
      className="max-w-80"
      label="Position"
      placeholder="Choose a position"
      options={POSITIONS}
      value={position}
      onChange={setPosition}
    />
  );
}

function Several() {
  const { t } = useExamplePhrases();
  const [positions, setPositions] = useState<string[]>(['bartender', 'waiter']);
  return (
    <Columns>
      <Select
        multiple
        badges
        label="Positions"
        placeholder="Choose positions"
        options={POSITIONS}
        value={positions}
        onChange={setPositions}
        summary={(count) => t('widgets.chosen', { count })}
      />
      <Select
        label="Area"
        placeholder="Choose an area"
        options={POSITIONS}
        value={null}
        onChange={() => undefined}
        error="Choose one."
      />
      <Select label="Team" placeholder="No teams yet" options={[]} value={null} onChange={() => undefined} disabled />
    </Columns>
  );
}

const OPEN = 'role=button[name=/Position/]';

export const page: WidgetPage = {
  examples: [
    { title: 'One of a few', Show: One },
    { title: 'Several, error, disabled', Show: Several },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
      does: 'Opens the list at what is chosen.',
      at: OPEN,
      outcome: { focused: 'role=option[name=/Bartender/]' },
    },
    {
      keys: ['ArrowDown'],
      does: 'Goes to the next choice.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: 'role=option[name=/Waiter/]' },
    },
    {
      keys: ['c'],
      does: 'A letter goes to the choice that begins with it.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: 'role=option[name=/Chef/]' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Chooses and closes.',
      at: OPEN,
      first: ['Enter', 'ArrowDown'],
      outcome: { shown: 'role=button[name=/Waiter/]' },
    },
    {
      keys: ['Escape'],
      does: 'Closes without choosing.',
      at: OPEN,
      first: ['Enter', 'ArrowDown'],
      outcome: { focused: 'role=button[name=/Bartender/]' },
    },
  ],
  dos: ['Use it for five to fifteen choices; fewer are a radio group, more a combo box.'],
  donts: ['Start a process by choosing: a choice is a value, not an action.'],
};
