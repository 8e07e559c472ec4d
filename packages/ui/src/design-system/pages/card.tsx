import { Avatar } from '../../avatar/index.tsx';
import { Badge } from '../../badge/index.tsx';
import { Button } from '../../button/index.tsx';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { TEXT_LINK } from '../../link-button/index.tsx';
import { Card, CardRow } from '../../card/index.tsx';

const WAITING = [
  ['Inês Carvalhal', 'Bartender', 'bad', '3 d 4 h'],
  ['Caio Bandeira', 'Line cook', 'warn', '1 d 20 h'],
] as const;

function Waiting() {
  return (
    <Card
      flush
      className="max-w-md"
      title="Waiting for your answer"
      headingLevel={4}
      note="longest first"
      action={
        <a className={TEXT_LINK} href="#examples">
          All 8
        </a>
      }
    >
      {WAITING.map(([name, position, tone, age]) => (
        <CardRow key={name}>
          <Avatar name={name} tint="bar" />
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block font-bold">{name}</span>
            <span className="block text-sm text-ink-2">{position}</span>
          </span>
          <Badge tone={tone}>{age}</Badge>
          <Button size="sm">Reply</Button>
        </CardRow>
      ))}
    </Card>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Rows to the edge', Show: Waiting },
    {
      title: 'Text, with a footer',
      Show: () => (
        <Columns>
          <Card title="Labour cost" headingLevel={4} footer={<Button size="sm">See the days</Button>}>
            28 % of sales this week, two points under the plan.
          </Card>
          <Card>A card needs no title when what is in it has one.</Card>
        </Columns>
      ),
    },
  ],
  keyboard: [],
  dos: ['Give the title the level that follows from the page.', 'Keep one action at the end of the title’s line.'],
  donts: ['Put a card in a card.', 'Make the whole card a button when it holds buttons.'],
};
