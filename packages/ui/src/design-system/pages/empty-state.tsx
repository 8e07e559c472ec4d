import { CalendarDays } from 'lucide-react';
import { Button } from '../../button/index.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { EmptyState } from '../../empty-state/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'A beginning',
      Show: () => (
        <EmptyState
          icon={<Icon of={CalendarDays} size={24} />}
          title="No shifts this week yet"
          headingLevel={4}
          action={<Button variant="primary">Copy last week</Button>}
        >
          Shifts you create appear here, drafts first. People see them when you publish.
        </EmptyState>
      ),
    },
    {
      title: 'Nothing found',
      Show: () => (
        <EmptyState title="No one matches these filters" headingLevel={4} action={<Button>Clear filters</Button>} />
      ),
    },
  ],
  keyboard: [],
  dos: ['Say what will be here, and start it with one button.'],
  donts: ['Only say “No data”.'],
};
