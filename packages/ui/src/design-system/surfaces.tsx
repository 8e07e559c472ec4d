import { CalendarDays, CircleAlert, Clock, Martini, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar, AvatarStack } from '../avatar/index.tsx';
import { Badge, CountBadge } from '../badge/index.tsx';
import { Button } from '../button/index.tsx';
import { Card, CardRow } from '../card/index.tsx';
import type { Tint } from '../classes/tones.ts';
import { EmptyState } from '../empty-state/index.tsx';
import { Icon } from '../icon/index.tsx';
import { TEXT_LINK } from '../link-button/index.tsx';
import { Loading, SkeletonRows, SkeletonText } from '../skeleton/index.tsx';
import { Columns, Row, Section } from './section.tsx';

const COLOURS = [
  'bg',
  'surface',
  'surface-2',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-ink',
  'accent-soft',
  'ok',
  'warn',
  'bad',
  'info',
  'kitchen',
  'bar',
  'floor',
  'host',
  'front-desk',
];
const TINTS: readonly [Tint, string, string][] = [
  ['kitchen', 'Marta Valadares', 'Kitchen'],
  ['bar', 'Inês Quintela', 'Bar'],
  ['floor', 'Samir Haddad', 'Floor'],
  ['host', 'Beatriz Novais', 'Host'],
  ['front-desk', 'Owen Tresco', 'Front desk'],
  ['neutral', 'Leonor Pacheco', 'No position'],
];

/** Colours, badges, avatars, cards and the states of a list. */
export function SurfaceExamples({ themes }: { themes: ReactNode }) {
  return (
    <>
      <Section
        id="colours"
        title="Colours"
        note="Light and dark follow the system. Tint means position, everywhere; a status always has a word or an icon beside its colour."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {COLOURS.map((name) => (
            <li key={name} className="grid gap-1 text-xs text-ink-2">
              <span className="h-12 rounded-md border border-line" style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      {themes}
      <Section id="badges" title="Badges">
        <Row>
          <Badge>1 h</Badge>
          <Badge tone="warn">1 d 22 h</Badge>
          <Badge tone="bad" icon={<Icon of={Clock} size={12} />}>
            3 d 4 h
          </Badge>
          <Badge tone="ok">Confirmed</Badge>
          <Badge tone="info">Fri 12</Badge>
          <Badge pill tone="bad" icon={<Icon of={TriangleAlert} size={14} />}>
            1 rest conflict
          </Badge>
          <Badge pill tint="bar" icon={<Icon of={Martini} size={14} />}>
            Bar
          </Badge>
          <CountBadge count={6} label="6 people waiting" />
          <CountBadge strong count={2} label="2 unread messages" />
        </Row>
      </Section>
      <Section id="avatars" title="Avatars">
        <Row>
          {TINTS.map(([tint, name, position]) => (
            <span key={tint} className="flex items-center gap-2 pe-3">
              <Avatar name={name} tint={tint} size={36} />
              <span className="leading-tight">
                <span className="block font-bold">{name}</span>
                <span className="block text-sm text-ink-2">{position}</span>
              </span>
            </span>
          ))}
          <AvatarStack>
            <Avatar labelled name="Tomás Aleixo" tint="floor" />
            <Avatar labelled name="Ines Carvalhal" tint="kitchen" />
            <Avatar labelled name="Jonah Weiss" tint="front-desk" />
          </AvatarStack>
        </Row>
      </Section>
      <Section id="cards" title="Cards and states of a list">
        <Columns>
          <Card
            flush
            title="Waiting for your answer"
            headingLevel={3}
            note="longest first"
            action={
              <a className={TEXT_LINK} href="#cards">
                All 8
              </a>
            }
          >
            <CardRow>
              <Avatar name="Inês Carvalhal" tint="bar" />
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-bold">Inês Carvalhal</span>
                <span className="block text-sm text-ink-2">Bartender</span>
              </span>
              <Badge tone="bad" icon={<Icon of={CircleAlert} size={12} />}>
                3 d 4 h
              </Badge>
              <Button size="sm">Reply</Button>
            </CardRow>
            <CardRow>
              <Avatar name="Caio Bandeira" tint="kitchen" />
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-bold">Caio Bandeira</span>
                <span className="block text-sm text-ink-2">Line cook</span>
              </span>
              <Badge tone="warn">1 d 20 h</Badge>
              <Button size="sm">Decide</Button>
            </CardRow>
          </Card>
          <Card flush title="On its way" headingLevel={3}>
            <Loading label="Loading people">
              <SkeletonRows rows={3} />
            </Loading>
          </Card>
          <Card title="A text on its way" headingLevel={3}>
            <Loading label="Loading the text">
              <SkeletonText lines={4} />
            </Loading>
          </Card>
          <Card>
            <EmptyState
              icon={<Icon of={CalendarDays} size={24} />}
              title="No shifts this week yet"
              action={<Button variant="primary">Copy last week</Button>}
            >
              Shifts you create appear here, drafts first. People see them when you publish.
            </EmptyState>
          </Card>
        </Columns>
      </Section>
    </>
  );
}
