import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { TextArea } from '../../text-area/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Several lines',
      Show: () => (
        <TextArea label="Message" rows={3} help="Leaves ten seconds after you send it." className="max-w-md" />
      ),
    },
    {
      title: 'Error and disabled',
      Show: () => (
        <Columns>
          <TextArea label="Reason" defaultValue="" error="Write a sentence: the person reads it." />
          <TextArea label="Note of the team" disabled defaultValue="Speaks Portuguese and French." />
        </Columns>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Begins a new line; it never sends.',
      at: 'role=textbox[name="Message"]',
      first: ['a'],
      outcome: { value: 'a\n', of: 'role=textbox[name="Message"]' },
    },
  ],
  dos: ['Give it as many rows as people usually write.'],
  donts: ['Send at Enter, unless a line says so and Shift Enter writes a line.'],
};
