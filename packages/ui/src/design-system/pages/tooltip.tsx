import { Button } from '../../button/index.tsx';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Tooltip } from '../../tooltip/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'A few words',
      Show: () => (
        <Row>
          <Button>Save</Button>
          <Tooltip text="Unpublished changes: 14">
            <Button>Publish</Button>
          </Tooltip>
        </Row>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Shows as soon as the control has the focus.',
      at: 'role=button[name="Save"]',
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
