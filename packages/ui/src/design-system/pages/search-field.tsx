import { useState } from 'react';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Kbd } from '../../kbd/index.tsx';
import { SearchField } from '../../search-field/index.tsx';

function Search({ start, busy = false }: { start: string; busy?: boolean }) {
  const { t } = useExamplePhrases();
  const [text, setText] = useState(start);
  const [sent, setSent] = useState('');
  return (
    <div className="grid max-w-96 grid-cols-[minmax(0,1fr)] gap-2">
      <SearchField
        label="Search people"
        placeholder="Search people, jobs, shifts"
        clearLabel={t('widgets.clear')}
        value={text}
        onChange={setText}
        onSubmit={setSent}
        busy={busy}
        hint={<Kbd>/</Kbd>}
      />
      {sent !== '' && <p role="status">{`Looking for ${sent}`}</p>}
    </div>
  );
}

const BOX = 'role=searchbox[name="Search people"]';

export const page: WidgetPage = {
  examples: [
    { title: 'With a text', Show: () => <Search start="Ana" /> },
    { title: 'Empty, with a key', Show: () => <Search start="" /> },
    { title: 'Busy', Show: () => <Search start="Samir" busy /> },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Searches for what stands there.', at: BOX, outcome: { shown: 'text=Looking for Ana' } },
    { keys: ['Escape'], does: 'Clears the box and stays in it.', at: BOX, outcome: { value: '', of: BOX } },
    {
      keys: ['Enter', 'Space'],
      does: 'On the cross: clears the box and goes back to it.',
      at: 'role=button[name="Clear"]',
      outcome: { focused: BOX },
    },
  ],
  dos: ['Narrow the list while people type; wait a moment before asking the server.'],
  donts: ['Search only at Enter when the list is already there.'],
};
