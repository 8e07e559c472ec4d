import { useState } from 'react';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Chip, FilterChips } from '../../chip/index.tsx';

function Filters() {
  const [chosen, setChosen] = useState(['fits']);
  return (
    <FilterChips
      label="Filters"
      chosen={chosen}
      onChange={setChosen}
      chips={[
        { id: 'fits', label: 'Fits open shifts' },
        { id: 'near', label: 'Within 5 km' },
        { id: 'kitchen', label: 'Kitchen', count: 5, tint: 'kitchen' },
        { id: 'bar', label: 'Bar', count: 3, tint: 'bar' },
      ]}
    />
  );
}

function Recipients() {
  const { t } = useExamplePhrases();
  const [names, setNames] = useState(['Leonor', 'Samir']);
  return (
    <Row>
      {names.map((name) => (
        <Chip
          key={name}
          onRemove={{
            label: t('widgets.remove', { name }),
            run: () => setNames(names.filter((other) => other !== name)),
          }}
        >
          {name}
        </Chip>
      ))}
      <Chip>2 places</Chip>
    </Row>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Filters', note: 'A chosen one has a cross; a press takes it off.', Show: Filters },
    { title: 'Values that can be taken away', Show: Recipients },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Turns a filter on or off.',
      at: 'role=button[name="Within 5 km"]',
      outcome: { shown: 'role=button[name="Within 5 km"][pressed]' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a cross: takes the value away.',
      example: 1,
      at: 'role=button[name="Remove Leonor"]',
      outcome: { gone: 'role=button[name="Remove Leonor"]' },
    },
  ],
  dos: ['Show at each filter how many it would leave.'],
  donts: ['Use more than about seven: then it is a menu.'],
};
