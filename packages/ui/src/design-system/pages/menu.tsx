import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../button/index.tsx';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { Menu } from '../../menu/index.tsx';

function ShiftMenu() {
  const [done, setDone] = useState('nothing yet');
  return (
    <Row>
      <Menu
        label="Shift actions"
        trigger={<Button iconEnd={<Icon of={ChevronDown} />}>Shift actions</Button>}
        entries={[
          { id: 'edit', label: 'Edit', icon: <Icon of={Pencil} />, onSelect: () => setDone('edited') },
          {
            id: 'copy',
            label: 'Copy to next week',
            icon: <Icon of={Copy} />,
            note: 'As a draft',
            onSelect: () => setDone('copied'),
          },
          { id: 'publish', label: 'Publish', disabled: true },
          { id: 'line', separator: true },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Icon of={Trash2} />,
            danger: true,
            onSelect: () => setDone('deleted'),
          },
        ]}
      />
      <output>{done}</output>
    </Row>
  );
}

function Choices() {
  const [order, setOrder] = useState('name');
  return (
    <Menu
      label="Order"
      trigger={<Button>Order</Button>}
      entries={[
        {
          id: 'people',
          title: 'People by',
          items: [
            { id: 'name', label: 'Name', checked: order === 'name', onSelect: () => setOrder('name') },
            { id: 'hours', label: 'Hours', end: '40', checked: order === 'hours', onSelect: () => setOrder('hours') },
          ],
        },
      ]}
    />
  );
}

const OPEN = 'role=button[name="Shift actions"]';

export const page: WidgetPage = {
  examples: [
    { title: 'Actions', Show: ShiftMenu },
    { title: 'A group with a choice', note: 'A tick shows what holds now.', Show: Choices },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown'],
      does: 'Opens the menu; the first entry has the focus.',
      at: OPEN,
      outcome: { focused: 'role=menuitem[name="Edit"]' },
    },
    {
      keys: ['ArrowUp'],
      does: 'Opens the menu at its last entry.',
      at: OPEN,
      outcome: { focused: 'role=menuitem[name="Delete"]' },
    },
    {
      keys: ['ArrowDown'],
      does: 'Goes to the next entry.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: 'role=menuitem[name=/Copy/]' },
    },
    {
      keys: ['End'],
      does: 'Goes to the last entry.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: 'role=menuitem[name="Delete"]' },
    },
    {
      keys: ['d'],
      does: 'A letter goes to the entry that begins with it.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: 'role=menuitem[name="Delete"]' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Does what the entry says and closes the menu.',
      at: OPEN,
      first: ['Enter', 'ArrowDown'],
      outcome: { shown: 'text=copied' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu; the button has the focus again.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: OPEN },
    },
  ],
  dos: ['Name entries by their verbs.', 'Put what destroys last, after a line.'],
  donts: ['Hide the one action that people came for.', 'Nest a menu in a menu.'],
};
