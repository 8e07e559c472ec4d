import type { WidgetPage } from '../widget-page.ts';
import { WrittenText } from '../../written-text/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Names in any script',
      note: 'Each keeps its own beginning; all stand where the page’s lines begin.',
      Show: () => (
        <div className="grid max-w-52 gap-2">
          <WrittenText>Harbour House, Cais do Sodré, Lisbon</WrittenText>
          <WrittenText>مطعم المرسى على شاطئ البحر في الإسكندرية</WrittenText>
          <WrittenText>Ресторан «Гавань» на набережной</WrittenText>
        </div>
      ),
    },
  ],
  keyboard: [],
  dos: ['Use it for what people wrote: names, cells of a file.'],
  donts: ['Use it for phrases of the product: they have the direction of the page.'],
};
