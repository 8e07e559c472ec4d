import type { WidgetPage } from '../widget-page.ts';
import { Breadcrumb } from '../../breadcrumb/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'The way here',
      Show: () => (
        <Breadcrumb
          label="Breadcrumb"
          items={[
            { id: 'group', label: 'Harbour Group', href: '#properties' },
            { id: 'lisbon', label: 'Lisbon', href: '#advice' },
            { id: 'house', label: 'Harbour House' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Goes up to that page.', at: 'role=link[name="Lisbon"]', outcome: { address: '#advice' } },
  ],
  dos: ['Name the page itself last, without a link.'],
  donts: ['Use it for the history: that is the browser’s Back.'],
};
