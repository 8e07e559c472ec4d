import { RotateCw } from 'lucide-react';
import { Button } from '../../button/index.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { ErrorState } from '../../error-state/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'What happened, what was kept, what to do',
      Show: () => (
        <ErrorState
          headingLevel={3}
          title="We couldn’t load the schedule."
          kept="Your changes up to 16:32 are saved."
          action={
            <Button variant="primary" icon={<Icon of={RotateCw} />}>
              Try again
            </Button>
          }
          reference="Reference H-7F3K2"
        >
          The connection broke. Trying again usually helps.
        </ErrorState>
      ),
    },
  ],
  keyboard: [],
  dos: ['Give the reference that support can look up.', 'Keep the rest of the page usable.'],
  donts: ['Show the text of an exception.', 'Blame the reader.'],
};
