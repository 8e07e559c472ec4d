import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { ShowMore } from '../../show-more/index.tsx';

const LONG =
  'I have run the pastry section of a hotel with 240 rooms for six years: breakfast for 400, banquets on most weekends, and a plated dessert menu that changed with the season. I plan the orders, train the apprentices and keep the waste under three percent. Before that I worked in two bakeries, nights and mornings, and I know what it means to be alone with an oven at four. I would like to work where guests come back for the desserts. I live twenty minutes away, have my own car, and could start on the first of the month; on Sundays I would rather not work before noon, because of the children.';

function Cut({ text, lines }: { text: string; lines?: number }) {
  const { t } = useExamplePhrases();
  return (
    <ShowMore lines={lines} moreLabel={t('widgets.showMore')} lessLabel={t('widgets.showLess')} className="max-w-md">
      <p className="text-base">{text}</p>
    </ShowMore>
  );
}

function WithLink() {
  const { t } = useExamplePhrases();
  return (
    <div className="grid max-w-md gap-1">
      <a href="#properties" className="font-bold text-accent-ink">
        Inês Quintela
      </a>
      <ShowMore lines={2} moreLabel={t('widgets.showMore')} lessLabel={t('widgets.showLess')}>
        <p className="text-base">
          {LONG}{' '}
          <a href="#keyboard" className="text-accent-ink underline">
            My references
          </a>
        </p>
      </ShowMore>
    </div>
  );
}

const MORE = 'role=button[name="Show more"]';

export const page: WidgetPage = {
  examples: [
    { title: 'What a candidate wrote', note: 'Four lines, then the button.', Show: () => <Cut text={LONG} /> },
    { title: 'A text that fits', note: 'It has no button.', Show: () => <Cut text="I can start on Monday." /> },
    { title: 'With a link in it', note: 'Tab reaches the link, and then all of the text is shown.', Show: WithLink },
    { title: 'Two lines', Show: () => <Cut text={LONG} lines={2} /> },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Shows all of the text; the button then cuts it again.',
      at: MORE,
      outcome: { shown: 'role=button[name="Show less"][expanded]' },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Cuts it again, and the button keeps the focus.',
      at: MORE,
      first: ['Enter'],
      outcome: { focused: MORE },
    },
    {
      keys: ['Tab'],
      does: 'Shows all of the text when something in its hidden part gets the focus.',
      example: 2,
      at: 'role=link[name="Inês Quintela"]',
      outcome: { shown: 'role=button[name="Show less"]' },
    },
  ],
  dos: ['Cut what most people read only the beginning of.'],
  donts: ['Cut errors, prices or conditions.', 'Cut after one line: show the line, and a page for the rest.'],
};
