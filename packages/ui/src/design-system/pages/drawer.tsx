import { PanelRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../button/index.tsx';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Icon } from '../../icon/index.tsx';
import { Drawer } from '../../drawer/index.tsx';

function Details({ side, name }: { side: 'start' | 'end'; name: string }) {
  const { t } = useExamplePhrases();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={PanelRight} directional />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side={side}
        title="Inês Carvalhal"
        closeLabel={t('widgets.close')}
        footer={<Button variant="primary">Invite</Button>}
      >
        <p className="text-base text-ink-2">In Screen, window QR, applied Mon 8 June.</p>
      </Drawer>
    </>
  );
}

const OPEN = 'role=button[name="Details"]';

export const page: WidgetPage = {
  examples: [
    { title: 'Details of a row', Show: () => <Details side="end" name="Details" /> },
    {
      title: 'From the other side',
      Show: () => (
        <Row>
          <Details side="start" name="Menu" />
        </Row>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the drawer and moves the focus into it.',
      at: OPEN,
      outcome: { shown: 'role=dialog[name="Inês Carvalhal"]' },
    },
    {
      keys: ['Tab'],
      does: 'Goes round inside.',
      at: OPEN,
      first: ['Enter', 'Tab', 'Tab'],
      outcome: { inside: 'role=dialog' },
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus goes back.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: OPEN },
    },
  ],
  dos: ['Use it for details beside a list that stays in view.'],
  donts: ['Put a decision into it that must not be missed: that is a modal.'],
};
