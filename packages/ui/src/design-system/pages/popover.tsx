import { Info } from 'lucide-react';
import { Button } from '../../button/index.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { Icon } from '../../icon/index.tsx';
import { Popover } from '../../popover/index.tsx';

const OPEN = 'role=button[name="Labour cost"]';

export const page: WidgetPage = {
  examples: [
    {
      title: 'About a figure',
      Show: () => (
        <Popover label="About this figure" trigger={<Button icon={<Icon of={Info} />}>Labour cost</Button>}>
          <p className="max-w-64 text-base">Labour cost divided by forecast sales, both without tax.</p>
        </Popover>
      ),
    },
    {
      title: 'With something to do',
      Show: () => (
        <Popover label="Colour" trigger={<Button>Colour</Button>}>
          {(close) => (
            <div className="grid gap-2">
              <Button onClick={close}>Kitchen</Button>
              <Button onClick={close}>Bar</Button>
            </div>
          )}
        </Popover>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens it.',
      at: OPEN,
      outcome: { shown: 'role=dialog[name="About this figure"]' },
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the button has the focus again.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: OPEN },
    },
  ],
  dos: ['Use it for a few fields or an explanation with a link.'],
  donts: ['Use it for a list of actions: that is a menu.'],
};
