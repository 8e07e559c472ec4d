import { SlidersHorizontal } from 'lucide-react';
import type { WidgetPage } from '../widget-page.ts';
import { Checkbox } from '../../checkbox/index.tsx';
import { Accordion, Disclosure } from '../../disclosure/index.tsx';
import { Icon } from '../../icon/index.tsx';

function Filters({ open = false }: { open?: boolean }) {
  return (
    <Disclosure title="Filters" note="2 selected" icon={<Icon of={SlidersHorizontal} />} defaultOpen={open}>
      <div className="grid gap-2">
        <Checkbox label="Kitchen" defaultChecked />
        <Checkbox label="Bar" defaultChecked />
        <Checkbox label="Reception" />
      </div>
    </Disclosure>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Filters on a phone', note: 'The title says what is in it.', Show: () => <Filters /> },
    { title: 'Open at first', Show: () => <Filters open /> },
    {
      title: 'Accordion',
      note: 'One at a time is open.',
      Show: () => (
        <Accordion>
          <Disclosure title="When do I get my schedule?" headingLevel={4} defaultOpen>
            Two weeks before, on the day that your location publishes it.
          </Disclosure>
          <Disclosure title="Can I swap a shift?" headingLevel={4}>
            Yes: with someone in the same position, if your manager agrees.
          </Disclosure>
          <Disclosure title="What if I am ill?" headingLevel={4}>
            Call the location before the shift, then send the note.
          </Disclosure>
        </Accordion>
      ),
    },
    {
      title: 'Plain',
      note: 'Inside a card or a form.',
      Show: () => (
        <Disclosure plain title="More about this shift">
          Station: pass. Break: 30 minutes, unpaid.
        </Disclosure>
      ),
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens and closes it.', at: 'css=summary', outcome: { shown: 'text=Kitchen' } },
    {
      keys: ['Enter'],
      does: 'Closes what is open.',
      at: 'css=summary',
      first: ['Enter'],
      outcome: { gone: 'text=Kitchen' },
    },
    {
      keys: ['Enter'],
      does: 'In an accordion: closes the one that was open.',
      example: 2,
      at: 'css=summary:has-text("Can I swap a shift")',
      outcome: { gone: 'text=Two weeks before' },
    },
  ],
  dos: ['Name in the title what is inside.', 'Open what most people came for.'],
  donts: ['Hide an error in it, or a field that has to be filled in.', 'Put one in another.'],
};
