import { useState } from 'react';
import { Button } from '../../button/index.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Alert, Banner } from '../../alert/index.tsx';

function Dismissable() {
  const { t } = useExamplePhrases();
  const [shown, setShown] = useState(true);
  return shown ? (
    <Alert
      tone="bad"
      title="The import stopped at row 112."
      onDismiss={{ label: t('widgets.dismiss'), run: () => setShown(false) }}
    >
      111 people were added. Nothing else changed.
    </Alert>
  ) : (
    <p>Put aside.</p>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'What happened, what was kept', Show: Dismissable },
    {
      title: 'Tones',
      Show: () => (
        <div className="grid gap-3">
          <Alert tone="info" title="Shown to everyone">
            People see a shift when you publish it.
          </Alert>
          <Alert tone="ok">Your changes are saved.</Alert>
          <Alert
            tone="warn"
            title="Only 8 h 30 min rest after Friday close."
            action={
              <>
                <Button size="sm" variant="primary">
                  Ask Inês
                </Button>
                <Button size="sm">Start at 11:30</Button>
              </>
            }
          >
            Needs consent, adds 1 h pay (EUR 12.50).
          </Alert>
        </div>
      ),
    },
    { title: 'Across the page', Show: () => <Banner>No internet connection, connecting...</Banner> },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the cross: puts the message aside.',
      at: 'role=button[name="Dismiss"]',
      outcome: { shown: 'text=Put aside.' },
    },
  ],
  dos: ['Say what happened, what was kept, and what to do.', 'Put the way out into it as a button.'],
  donts: ['Use a toast for what needs an answer.', 'Set urgent for what can wait.'],
};
