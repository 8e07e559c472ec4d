import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { BoxLoader, Spinner } from '../../spinner/index.tsx';

function Circles() {
  const { t } = useExamplePhrases();
  return (
    <Row>
      {([14, 16, 20, 24, 40] as const).map((size) => (
        <Spinner key={size} size={size} label={t('widgets.loading')} className="text-accent-ink" />
      ))}
    </Row>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'In a control', Show: Circles },
    { title: 'Over a region', Show: () => <BoxLoader label="Reading 240 rows" /> },
  ],
  keyboard: [],
  dos: ['Use it for waits of up to a second; a skeleton or a progress bar for longer ones.'],
  donts: ['Cover the whole page with it.'],
};
