import type { WidgetPage } from '../widget-page.ts';
import { Checkbox } from '../../checkbox/index.tsx';

export const page: WidgetPage = {
  examples: [
    { title: 'Yes or no', Show: () => <Checkbox label="I can work nights" note="From 22:00 to 6:00" /> },
    {
      title: 'Chosen, mixed, wrong, disabled',
      Show: () => (
        <div className="grid gap-2">
          <Checkbox label="Chosen" defaultChecked />
          <Checkbox label="Some of the team" mixed />
          <Checkbox label="I agree to the terms" error="Agree to go on." />
          <Checkbox label="Not available here" disabled />
        </div>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Space'],
      does: 'Ticks the box, or takes the tick away.',
      at: 'role=checkbox[name=/nights/]',
      outcome: { shown: 'role=checkbox[name=/nights/][checked]' },
    },
  ],
  dos: ['Say what is true when it is ticked: “I can work nights”.'],
  donts: ['Use it for a setting that acts at once: that is a switch.', 'Ask in the negative.'],
};
