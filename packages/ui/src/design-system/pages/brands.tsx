import { Button } from '../../button/index.tsx';
import { Chip } from '../../chip/index.tsx';
import { TEXT_LINK } from '../../link-button/index.tsx';
import { brandAttributes, DEFAULT_ACCENT } from '../../theme/index.tsx';
import type { WidgetPage } from '../widget-page.ts';

const BRANDS = [
  ['Default', DEFAULT_ACCENT],
  ['Harbour teal', '#0d4a57'],
  ['Saffron', '#ffcc00'],
  ['Cerise', '#d6006c'],
  ['Mint', '#9fe8c5'],
] as const;

function Brands() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
      {BRANDS.map(([name, accent]) => (
        <li
          key={name}
          {...brandAttributes(accent)}
          className="overflow-hidden rounded-lg border border-line bg-surface"
        >
          <p className="flex items-center justify-between bg-header px-4 py-3 font-bold text-on-header">
            {name}
            <span className="rounded-sm bg-header-chip px-2 py-1 text-sm font-normal">Lisbon</span>
          </p>
          <div className="grid justify-items-start gap-3 p-4">
            <span className={TEXT_LINK}>A link in the text</span>
            <span className="rounded-sm bg-accent-soft px-2 py-1 font-bold text-accent-ink">Chosen</span>
            <span className="flex flex-wrap gap-2">
              <Button variant="primary">Apply</Button>
              <Button variant="soft">Save</Button>
            </span>
            <Chip>2 places</Chip>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const page: WidgetPage = {
  examples: [
    {
      title: 'Five accents',
      note: 'A brand gives one accent, and a header colour if it likes. What is read is derived from it, to at least 4.5 : 1 on every surface.',
      Show: Brands,
    },
  ],
  keyboard: [],
  dos: [
    'Spread brandAttributes(accent) on the part of a page that belongs to a brand; call applyBrand for a whole page.',
    'Try a brand with the accent switch above, in light, dark and high contrast.',
  ],
  donts: ['Let a brand set a text colour: the derived ones are tested over ten thousand random accents.'],
};
