import { Clock, Martini, TriangleAlert } from 'lucide-react';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { Badge, CountBadge } from '../../badge/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Tones',
      note: 'Each with a word that says the same as its colour.',
      Show: () => (
        <Row>
          <Badge>1 h</Badge>
          <Badge tone="warn">1 d 22 h</Badge>
          <Badge tone="bad" icon={<Icon of={Clock} size={12} />}>
            3 d 4 h, late
          </Badge>
          <Badge tone="ok">Confirmed</Badge>
          <Badge tone="info">Fri 12</Badge>
        </Row>
      ),
    },
    {
      title: 'Tints',
      note: 'One for each kind of position, everywhere.',
      Show: () => (
        <Row>
          <Badge tint="kitchen">Kitchen</Badge>
          <Badge tint="bar">Bar</Badge>
          <Badge tint="floor">Floor</Badge>
          <Badge tint="host">Host</Badge>
          <Badge tint="front-desk">Front desk</Badge>
        </Row>
      ),
    },
    {
      title: 'Pills and counts',
      Show: () => (
        <Row>
          <Badge pill tone="bad" icon={<Icon of={TriangleAlert} size={14} />}>
            1 rest conflict
          </Badge>
          <Badge pill tint="bar" icon={<Icon of={Martini} size={14} />}>
            Bar
          </Badge>
          <CountBadge count={6} label="6 people waiting" />
          <CountBadge strong count={2} label="2 unread messages" />
        </Row>
      ),
    },
  ],
  keyboard: [],
  dos: ['Give a count its sentence: “6 people waiting”.'],
  donts: ['Make a badge a button: that is a chip.'],
};
