import { ArrowRight, CalendarDays, Clock, Martini, TriangleAlert } from 'lucide-react';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Sizes',
      Show: () => (
        <Row>
          {([12, 14, 16, 20, 24] as const).map((size) => (
            <Icon key={size} of={CalendarDays} size={size} />
          ))}
        </Row>
      ),
    },
    {
      title: 'With a name',
      note: 'Where no text beside it says the same.',
      Show: () => (
        <Row>
          <Icon of={Clock} size={20} label="Late" />
          <Icon of={TriangleAlert} size={20} label="Conflict" />
          <Icon of={Martini} size={20} label="Bar" />
        </Row>
      ),
    },
    {
      title: 'Directional',
      note: 'An arrow looks the way of reading; a clock does not turn round.',
      Show: () => (
        <Row>
          <Icon of={ArrowRight} size={24} directional />
          <Icon of={Clock} size={24} />
        </Row>
      ),
    },
  ],
  keyboard: [],
  dos: ['Give a label when nothing beside the icon says the same.', 'Set directional on arrows and chevrons.'],
  donts: ['Use an icon alone for what is not known to everybody.', 'Draw in another style: one family, Lucide.'],
};
