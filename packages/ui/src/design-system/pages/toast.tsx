import { Button } from '../../button/index.tsx';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { toasts, UNDO_DURATION_MS } from '../../toast/index.tsx';

function Moves() {
  const { t } = useExamplePhrases();
  return (
    <Button
      onClick={() =>
        toasts.show({
          message: 'Rafael Quintas moved to Interview',
          durationMs: UNDO_DURATION_MS,
          action: {
            label: t('widgets.undo'),
            keyHint: 'Z',
            onSelect: () => toasts.show({ message: 'Put back', tone: 'info' }),
          },
        })
      }
    >
      Move Rafael
    </Button>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Done, and undone', note: 'Ten seconds; they stop while someone reads it.', Show: Moves },
    {
      title: 'Tones',
      note: 'They stay for three and a half seconds.',
      Show: () => (
        <Row>
          <Button onClick={() => toasts.show({ message: 'Saved' })}>Saved</Button>
          <Button onClick={() => toasts.show({ message: 'Two of five were sent.', tone: 'warn' })}>Partly sent</Button>
        </Row>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'What was done is said, at the end of the page.',
      at: 'role=button[name="Move Rafael"]',
      outcome: { shown: 'text=Rafael Quintas moved to Interview' },
    },
  ],
  dos: ['Offer to undo instead of asking first.', 'Keep it to one sentence.'],
  donts: ['Report an error that needs an action: that is an alert.'],
};
