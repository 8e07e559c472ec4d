import { Ellipsis, Pencil, Plus, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { Button, IconButton } from '../../button/index.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Row>
      <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setCount(count + 1)}>
        Add person
      </Button>
      <output>{`${count} added`}</output>
    </Row>
  );
}

function Busy() {
  const [busy, setBusy] = useState(false);
  return (
    <Row>
      <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
        Publish
      </Button>
      <Button variant="primary" disabledReason="Two shifts overlap. Solve them first.">
        Publish the week
      </Button>
      <Button disabled>Not yours</Button>
    </Row>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'One primary per region', Show: Counter },
    {
      title: 'Variants',
      Show: () => (
        <Row>
          <Button variant="primary">Invite</Button>
          <Button icon={<Icon of={WandSparkles} />}>Auto-fill</Button>
          <Button variant="soft">Draft a post</Button>
          <Button variant="ghost">Not now</Button>
          <Button variant="danger">Delete the week</Button>
        </Row>
      ),
    },
    {
      title: 'Busy, refused, disabled',
      note: 'Busy says so and does nothing more; the focus stays on it. One that is refused stays in the order of Tab, so that its reason can be read.',
      Show: Busy,
    },
    {
      title: 'Sizes',
      note: '28, 36, 44 and 48 px; never under 44 px on a phone.',
      Show: () => (
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
          <Button size="xl">Extra large</Button>
        </Row>
      ),
    },
    {
      title: 'Only an icon',
      note: 'The label is its name and its hint.',
      Show: () => (
        <Row>
          <IconButton label="Edit" icon={<Icon of={Pencil} />} />
          <IconButton label="More" variant="secondary" icon={<Icon of={Ellipsis} />} />
        </Row>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Presses the button.',
      at: 'role=button[name="Add person"]',
      outcome: { shown: 'text=1 added' },
    },
    {
      keys: ['Tab'],
      does: 'Reaches a refused button too; its reason shows.',
      example: 2,
      at: 'role=button[name="Publish"]',
      outcome: { shown: 'role=tooltip' },
    },
  ],
  dos: ['Name it by its verb: “Publish”, not “OK”.', 'Say why a button does nothing now: disabledReason.'],
  donts: ['Set two primary buttons side by side.', 'Use a button to go to another page: that is a link button.'],
};
