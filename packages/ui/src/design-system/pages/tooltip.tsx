import { Button } from '../../button/index.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Tooltip } from '../../tooltip/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'A few words',
      Show: () => (
        <Tooltip text="Unpublished changes: 14">
          <Button>Publish</Button>
        </Tooltip>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Shift'],
      does: 'Shows while the control has the focus.',
      at: 'role=button[name="Publish"]',
      outcome: { shown: 'role=tooltip' },
    },
    {
      keys: ['Escape'],
      does: 'Hides it; the focus stays.',
      at: 'role=button[name="Publish"]',
      outcome: { gone: 'role=tooltip' },
    },
  ],
  dos: ['Use it for what helps but is not needed.'],
  donts: ['Put a link or a button into it.', 'Explain a disabled button with it: disabledReason does.'],
};
