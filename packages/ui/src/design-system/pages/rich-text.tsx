import { useState } from 'react';
import { RichTextField } from '../../rich-text/index.tsx';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';

const POST = '<h3>What you do</h3><ul><li><p>Open the bar</p></li><li><p>Mix <strong>and</strong> talk</p></li></ul>';

function Plain() {
  const [text, setText] = useState(POST);
  return (
    <div className="grid max-w-2xl gap-2">
      <RichTextField
        label="About the job"
        value={text}
        onChange={setText}
        help="Headings, lists, emphasis and links."
      />
      <code className="text-sm break-all text-ink-2">{text}</code>
    </div>
  );
}

function States() {
  return (
    <Columns>
      <RichTextField label="Wrong" value="" onChange={() => undefined} error="Say what the job is." />
      <RichTextField label="Not yours" value={POST} onChange={() => undefined} disabled />
    </Columns>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'A text with its shape', Show: Plain },
    { title: 'Wrong, disabled', Show: States },
  ],
  keyboard: [
    {
      keys: ['ArrowRight'],
      does: 'Goes to the next tool.',
      at: 'role=button[name="Bold"]',
      outcome: { focused: 'role=button[name="Italic"]' },
    },
  ],
  dos: ['Use it for what is read as a page: a job, a piece of news.'],
  donts: ['Use it for a message: words and a line break are enough.'],
};
