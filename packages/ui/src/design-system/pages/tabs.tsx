import { Badge } from '../../badge/index.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Tabs } from '../../tabs/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Panels in one place',
      Show: () => (
        <Tabs
          label="Person"
          tabs={[
            { id: 'about', label: 'About', panel: 'Bartender, 32 hours a week.' },
            { id: 'shifts', label: 'Shifts', end: <Badge>4</Badge>, panel: 'Four shifts this week.' },
            { id: 'papers', label: 'Papers', panel: 'A food safety certificate.' },
            { id: 'pay', label: 'Pay', disabled: true, panel: null },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['ArrowRight'],
      does: 'Shows the next panel.',
      at: 'role=tab[name="About"]',
      outcome: { focused: 'role=tab[name=/Shifts/][selected]' },
    },
    {
      keys: ['ArrowLeft'],
      does: 'Shows the panel before; from the first to the last.',
      at: 'role=tab[name="About"]',
      outcome: { focused: 'role=tab[name="Papers"][selected]' },
    },
    {
      keys: ['End'],
      does: 'Shows the last panel.',
      at: 'role=tab[name="About"]',
      outcome: { focused: 'role=tab[name="Papers"][selected]' },
    },
    {
      keys: ['Home'],
      does: 'Shows the first panel.',
      at: 'role=tab[name="About"]',
      first: ['ArrowRight'],
      outcome: { focused: 'role=tab[name="About"][selected]' },
    },
    {
      keys: ['Tab'],
      does: 'Goes into the panel.',
      at: 'role=tab[name="About"]',
      outcome: { focused: 'role=tabpanel' },
    },
  ],
  dos: ['Keep the chosen tab in the address when people come back to it.'],
  donts: ['Use tabs for steps that follow each other: that is a stepper.', 'Hide in a tab what has to be filled in.'],
};
