import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { LinkButton, TextButton } from '../../link-button/index.tsx';

function Small() {
  const [sent, setSent] = useState(false);
  return (
    <Row>
      <TextButton onClick={() => setSent(true)}>Send it again</TextButton>
      {sent && <span role="status">Sent.</span>}
    </Row>
  );
}

export const page: WidgetPage = {
  examples: [
    {
      title: 'A link that looks like a button',
      Show: () => (
        <Row>
          <LinkButton href="#properties" iconEnd={<Icon of={ArrowRight} directional />}>
            Open the schedule
          </LinkButton>
          <LinkButton variant="primary" href="#properties">
            Apply
          </LinkButton>
        </Row>
      ),
    },
    { title: 'A button that reads like a link', note: 'TextButton: a small action inside a line.', Show: Small },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Follows the link.',
      at: 'role=link[name="Open the schedule"]',
      outcome: { address: '#properties' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses a text button.',
      example: 1,
      at: 'role=button[name="Send it again"]',
      outcome: { shown: 'text=Sent.' },
    },
  ],
  dos: [
    'Use it for what has an address: it opens in a new tab, it can be copied.',
    'Use linkButtonLook for the router’s own Link.',
  ],
  donts: ['Give it an onClick that does something else than going there.'],
};
