import { ArrowRight, Copy, Ellipsis, Pencil, Plus, Trash2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../button/index.tsx';
import { Icon } from '../icon/index.tsx';
import { LinkButton, TextButton } from '../link-button/index.tsx';
import { Menu } from '../menu/index.tsx';
import type { ModalSize } from '../modal/index.tsx';
import { Modal } from '../modal/index.tsx';
import { BoxLoader, Spinner } from '../spinner/index.tsx';
import { TextField } from '../text-field/index.tsx';
import { toasts, UNDO_DURATION_MS } from '../toast/index.tsx';
import { Columns, Row, Section } from './section.tsx';

const SIZES: readonly ModalSize[] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'];

function undoable() {
  toasts.show({
    message: 'Rafael Quintas moved to Interview.',
    durationMs: UNDO_DURATION_MS,
    action: { label: 'Undo', keyHint: 'Z', onSelect: () => toasts.show({ message: 'Put back.', tone: 'info' }) },
  });
}

/** Buttons, menus, modals and toasts. */
export function ActionExamples() {
  const [size, setSize] = useState<ModalSize>();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Section
        id="buttons"
        title="Buttons"
        note="One primary button per region, named by its verb. A busy button is disabled. A button that does nothing now says why."
      >
        <Row>
          <Button variant="primary" icon={<Icon of={Plus} />}>
            Add person
          </Button>
          <Button icon={<Icon of={WandSparkles} />}>Auto-fill</Button>
          <Button variant="soft">Draft a post</Button>
          <Button variant="ghost">Not now</Button>
          <Button variant="danger">Delete the week</Button>
          <Button disabled>Disabled</Button>
          <Button variant="primary" disabledReason="Two shifts overlap. Solve them first.">
            Publish
          </Button>
          <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
            Make me busy
          </Button>
          <IconButton label="Edit" icon={<Icon of={Pencil} />} />
          <IconButton label="More" variant="secondary" icon={<Icon of={Ellipsis} />} />
          <LinkButton href="#buttons" iconEnd={<Icon of={ArrowRight} directional />}>
            Open schedule
          </LinkButton>
          <TextButton>Forgot password?</TextButton>
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
          <Button size="xl" variant="primary">
            Extra large
          </Button>
        </Row>
      </Section>
      <Section id="overlays" title="Menu, modal, toast">
        <Row>
          <Menu
            label="Shift actions"
            trigger={<Button iconEnd={<Icon of={Ellipsis} />}>Shift actions</Button>}
            entries={[
              { id: 'edit', label: 'Edit', icon: <Icon of={Pencil} /> },
              {
                id: 'copy',
                label: 'Copy to next week',
                icon: <Icon of={Copy} />,
                note: 'As a draft',
                onSelect: undoable,
              },
              { id: 'line', separator: true },
              { id: 'delete', label: 'Delete', icon: <Icon of={Trash2} />, danger: true, onSelect: undoable },
            ]}
          />
          {SIZES.map((name) => (
            <Button key={name} onClick={() => setSize(name)}>
              Modal {name}
            </Button>
          ))}
          <Button onClick={() => toasts.show({ message: 'Saved.' })}>Toast</Button>
          <Button onClick={undoable}>Toast with undo</Button>
        </Row>
        <Modal
          open={size !== undefined}
          onClose={() => setSize(undefined)}
          size={size}
          title="Invite to interview"
          description="Inês picks one of your times. The message leaves ten seconds after you send it."
          closeLabel="Close"
          footer={
            <>
              <Button onClick={() => setSize(undefined)}>Cancel</Button>
              <Button variant="primary" onClick={() => setSize(undefined)}>
                Send invitation
              </Button>
            </>
          }
        >
          <TextField label="Message" defaultValue="Could you come by on Friday?" />
        </Modal>
      </Section>
      <Section id="loaders" title="Loaders">
        <Columns>
          <Row>
            <Spinner label="Loading" />
            <Spinner size={40} label="Loading" className="text-accent-ink" />
          </Row>
          <BoxLoader label="Reading 240 rows" />
        </Columns>
      </Section>
    </>
  );
}
