import type { WidgetPage } from '../widget-page.ts';
import { Kbd } from '../../kbd/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'In a sentence',
      Show: () => (
        <p className="text-base">
          <Kbd>Ctrl K</Kbd> finds everything, <Kbd>?</Kbd> shows the other keys.
        </p>
      ),
    },
  ],
  keyboard: [],
  dos: ['Write keys as they stand on the keyboard of the reader’s system.'],
  donts: ['Make a key the only way to do something.'],
};
