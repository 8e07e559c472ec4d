import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Meter, Progress } from '../../progress/index.tsx';

function Publishing() {
  const { t } = useExamplePhrases();
  const [stopped, setStopped] = useState(false);
  return stopped ? (
    <p>Stopped after 6 of 23.</p>
  ) : (
    <Progress
      label="Publishing"
      value={6}
      max={23}
      countText="6 of 23 done"
      onCancel={{ label: t('widgets.stop'), run: () => setStopped(true) }}
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Long work', Show: Publishing },
    { title: 'Not known how long', Show: () => <Progress label="Reading the file" countText="counting rows" /> },
    {
      title: 'How full something is',
      Show: () => (
        <div className="grid gap-5">
          <Meter label="Contract hours" value={34} max={40} valueText="34 of 40 h" />
          <Meter label="Contract hours, over" value={47.5} max={40} valueText="47.5 of 40 h" />
        </div>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Stops the work.',
      at: 'role=button[name="Stop"]',
      outcome: { shown: 'text=Stopped after 6 of 23.' },
    },
  ],
  dos: ['Show a count, and let people stop it.', 'Let the work go on when the page is left.'],
  donts: ['Show it for less than a second: the button’s own busy does.'],
};
