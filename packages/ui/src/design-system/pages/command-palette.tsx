import { CalendarDays, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../button/index.tsx';
import { CommandPalette } from '../../command-palette/index.tsx';
import { Icon } from '../../icon/index.tsx';
import { Kbd } from '../../kbd/index.tsx';
import { SAMPLE_CITIES } from '../samples.ts';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';

const PAGES = [
  { id: 'schedule', label: 'Schedule', start: <Icon of={CalendarDays} size={20} /> },
  { id: 'team', label: 'Team', start: <Icon of={Users} size={20} /> },
];

function Everything() {
  const { t } = useExamplePhrases();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const fits = ({ label }: { label: string }) => label.toLowerCase().includes(text.toLowerCase());
  const cities = SAMPLE_CITIES.filter(fits);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Find anything
      </Button>
      {open && (
        <CommandPalette
          label="Find anything"
          placeholder="A page or a city"
          closeLabel={t('widgets.close')}
          value={text}
          onChange={setText}
          groups={[
            { id: 'pages', title: 'Pages', options: PAGES.filter(fits) },
            { id: 'cities', title: 'Cities', options: cities },
          ]}
          onChoose={close}
          onClose={close}
          status={`${cities.length} cities`}
          footer={
            <span>
              <Kbd>Enter</Kbd> opens
            </span>
          }
        />
      )}
    </>
  );
}

const OPEN = 'role=button[name="Find anything"]';

export const page: WidgetPage = {
  examples: [{ title: 'Pages and cities', note: 'On a phone it takes the whole screen.', Show: Everything }],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens it, ready to type.',
      at: OPEN,
      outcome: { focused: 'role=combobox[name="Find anything"]' },
    },
    {
      keys: ['ArrowDown'],
      does: 'Goes to the next line, over the ends of groups; up goes back.',
      at: OPEN,
      first: ['Enter'],
      outcome: { shown: 'role=option[name="Team"][selected]' },
    },
    {
      keys: ['b'],
      does: 'Letters narrow the lines; the first is active.',
      at: OPEN,
      first: ['Enter'],
      outcome: { shown: 'role=option[name="Lisbon"][selected]' },
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus goes back to where it was.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: OPEN },
    },
  ],
  dos: ['Say in status how much was found: it is read aloud.', 'Offer what was found as lines with addresses.'],
  donts: ['Let a late answer change what Enter takes: name the preferred line meanwhile.'],
};
