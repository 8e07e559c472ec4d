import { ArrowLeft, Info, PanelRight, Pencil, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Alert, Banner } from '../alert/index.tsx';
import { Breadcrumb } from '../breadcrumb/index.tsx';
import { Button, IconButton } from '../button/index.tsx';
import { Card } from '../card/index.tsx';
import { Drawer } from '../drawer/index.tsx';
import { ErrorState } from '../error-state/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Kbd } from '../kbd/index.tsx';
import { PageHeader } from '../page-header/index.tsx';
import { Popover } from '../popover/index.tsx';
import { Meter, Progress } from '../progress/index.tsx';
import { Stepper } from '../stepper/index.tsx';
import { Tooltip } from '../tooltip/index.tsx';
import { Columns, Row, Section } from './section.tsx';

/** What tells people where they are and how it goes. */
export function MessageExamples() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Section id="messages" title="Messages">
        <Banner>No internet connection, connecting...</Banner>
        <Columns>
          <Alert tone="info" title="Shown to everyone">
            People see a shift when you publish it.
          </Alert>
          <Alert tone="ok">Your changes are saved.</Alert>
          <Alert
            tone="warn"
            title="Only 8 h 30 min rest after Friday close."
            action={
              <>
                <Button size="sm" variant="primary">
                  Ask Inês
                </Button>
                <Button size="sm">Start at 11:30</Button>
              </>
            }
          >
            Needs consent, adds 1 h pay (EUR 12.50).
          </Alert>
          <Alert
            tone="bad"
            title="The import stopped at row 112."
            onDismiss={{ label: 'Dismiss', run: () => undefined }}
          >
            111 people were added. Nothing else changed.
          </Alert>
        </Columns>
        <Columns>
          <Card>
            <ErrorState
              headingLevel={3}
              title="The schedule could not be loaded."
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
          </Card>
          <Card title="Progress" headingLevel={3}>
            <div className="grid gap-5">
              <Progress
                label="Publishing"
                value={6}
                max={23}
                countText="6 of 23 done"
                onCancel={{ label: 'Stop', run: () => undefined }}
              />
              <Progress label="Reading the file" countText="counting rows" />
              <Meter label="Contract hours" value={34} max={40} valueText="34 of 40 h" />
              <Meter label="Contract hours, over" value={47.5} max={40} valueText="47.5 of 40 h" />
              <Stepper
                label="Application"
                doneLabel="Done:"
                current={1}
                steps={[
                  { id: 'you', label: 'You' },
                  { id: 'times', label: 'Times' },
                  { id: 'questions', label: 'Questions' },
                ]}
              />
            </div>
          </Card>
        </Columns>
      </Section>
      <Section id="frames" title="Page parts">
        <Card>
          <PageHeader
            above={
              <Breadcrumb
                label="Breadcrumb"
                items={[
                  { id: 'group', label: 'Harbour Group', href: '#frames' },
                  { id: 'lisbon', label: 'Lisbon', href: '#frames' },
                  { id: 'house', label: 'Harbour House' },
                ]}
              />
            }
            start={<IconButton label="Back" icon={<Icon of={ArrowLeft} size={20} directional />} />}
            title="Bartender, Lisbon"
            note="2 places to fill, day 12, 1 answer late"
            actions={
              <Button variant="primary" icon={<Icon of={Pencil} />}>
                Edit the post
              </Button>
            }
          />
        </Card>
        <Row>
          <Button icon={<Icon of={PanelRight} directional />} onClick={() => setOpen(true)}>
            Drawer
          </Button>
          <Popover label="About this figure" trigger={<Button icon={<Icon of={Info} />}>Popover</Button>}>
            <p className="max-w-64 text-base">Labour cost divided by forecast sales, both without tax.</p>
          </Popover>
          <Tooltip text="Unpublished changes: 14">
            <Button>Tooltip</Button>
          </Tooltip>
          <span className="text-base text-ink-2">
            <Kbd>Ctrl K</Kbd> finds everything
          </span>
        </Row>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          title="Inês Carvalhal"
          closeLabel="Close"
          footer={<Button variant="primary">Invite</Button>}
        >
          <p className="text-base text-ink-2">In Screen, window QR, applied Mon 8 June.</p>
        </Drawer>
      </Section>
    </>
  );
}
