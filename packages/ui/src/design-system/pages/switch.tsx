import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { Switch } from '../../switch/index.tsx';

function Reminder() {
  const [on, setOn] = useState(false);
  return (
    <Switch
      className="max-w-96"
      label="Remind me before a shift"
      note="Two hours before it starts"
      checked={on}
      onChange={setOn}
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'On or off', Show: Reminder },
    {
      title: 'On, disabled',
      Show: () => (
        <div className="grid max-w-96 gap-4">
          <Switch label="Open for applications" checked onChange={() => undefined} />
          <Switch label="Set by the group" disabled checked onChange={() => undefined} />
        </div>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Space'],
      does: 'Turns it on or off, at once.',
      at: 'role=switch[name=/Remind/]',
      outcome: { shown: 'role=switch[name=/Remind/][checked]' },
    },
  ],
  dos: ['Name what is on: “Remind me before a shift”.', 'Act at once, and say when it failed.'],
  donts: ['Put it in a form with a Save button: that is a checkbox.', 'Change the label with the state.'],
};
