import { useState } from 'react';
import { Button } from '../../button/index.tsx';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { TextField } from '../../text-field/index.tsx';
import type { ModalSize } from '../../modal/index.tsx';
import { Modal } from '../../modal/index.tsx';

const SIZES: readonly ModalSize[] = ['xs', 'sm', 'lg', 'xl', 'xxl'];

function Invite({ sizes, name }: { sizes: readonly ModalSize[]; name: (size: ModalSize) => string }) {
  const { t } = useExamplePhrases();
  const [size, setSize] = useState<ModalSize>();
  const close = () => setSize(undefined);
  return (
    <Row>
      {sizes.map((one) => (
        <Button key={one} aria-haspopup="dialog" onClick={() => setSize(one)}>
          {name(one)}
        </Button>
      ))}
      <Modal
        open={size !== undefined}
        onClose={close}
        size={size}
        title="Invite to interview"
        description="Inês picks one of your times. The message leaves ten seconds after you send it."
        closeLabel={t('widgets.close')}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Send invitation
            </Button>
          </>
        }
      >
        <TextField label="Message" defaultValue="Could you come by on Friday?" />
      </Modal>
    </Row>
  );
}

function Warning() {
  const { t } = useExamplePhrases();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete the group
      </Button>
      <Modal
        alert
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        title="Delete Harbour Group?"
        closeLabel={t('widgets.close')}
        footer={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      >
        Its four locations and their schedules go with it. This cannot be undone.
      </Modal>
    </>
  );
}

const OPEN = 'role=button[name="Invite"]';

export const page: WidgetPage = {
  examples: [
    { title: 'A form', Show: () => <Invite sizes={['md']} name={() => 'Invite'} /> },
    {
      title: 'Sizes',
      note: 'On a phone all reach the edges.',
      Show: () => <Invite sizes={SIZES} name={(size) => `Size ${size}`} />,
    },
    { title: 'An alert', note: 'Interrupts: for what cannot be undone.', Show: Warning },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the dialog and moves the focus into it.',
      at: OPEN,
      outcome: { shown: 'role=dialog[name="Invite to interview"]' },
    },
    {
      keys: ['Tab'],
      does: 'Goes round inside; the page behind is out of reach.',
      at: OPEN,
      first: ['Enter', 'Tab', 'Tab', 'Tab'],
      outcome: { inside: 'role=dialog' },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Goes round inside, the other way.',
      at: OPEN,
      first: ['Enter'],
      outcome: { inside: 'role=dialog' },
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus goes back to where it was.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: OPEN },
    },
  ],
  dos: ['Name the primary button by its verb.', 'Ask before closing when something would be lost.'],
  donts: ['Use an alert to ask “Are you sure?” where undo is possible.', 'Open a modal from a modal.'],
};
