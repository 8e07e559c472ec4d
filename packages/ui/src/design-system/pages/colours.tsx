import type { WidgetPage } from '../widget-page.ts';

const SETS = {
  Surfaces: ['bg', 'surface', 'surface-2', 'sunken'],
  Lines: ['line', 'line-strong', 'line-field'],
  Inks: ['ink', 'ink-2', 'ink-3', 'accent-ink'],
  Brand: ['accent', 'on-accent', 'accent-soft', 'header', 'on-header', 'header-chip'],
  Tones: ['ok', 'ok-soft', 'warn', 'warn-soft', 'bad', 'bad-soft', 'info', 'info-soft'],
  Tints: ['kitchen', 'bar', 'floor', 'host', 'front-desk'],
} as const;

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
      {names.map((name) => (
        <li key={name} className="grid gap-1 text-sm text-ink-2">
          <span className="h-12 rounded-md border border-line-strong" style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export const page: WidgetPage = {
  examples: Object.entries(SETS).map(([title, names]) => ({ title, Show: () => <Swatches names={names} /> })),
  keyboard: [],
  dos: [
    'Use the name of what a colour is for: ink-2 for quieter text, line-field for the edge of a field.',
    'Put a word or an icon beside every tone: a colour alone says nothing to many.',
    'Use a tint for a position, everywhere the same one.',
  ],
  donts: ['Write a colour into a component.', 'Put text on accent: accent-ink is the one that reads.'],
};
