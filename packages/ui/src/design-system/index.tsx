import { useLanguage } from '@hearth/i18n/phrases';
import { useState } from 'react';
import { UiProvider } from '../provider/index.tsx';
import { SegmentedControl } from '../segmented-control/index.tsx';
import type { ColourScheme } from '../theme/index.tsx';
import { applyColourScheme } from '../theme/index.tsx';
import { ToastRegion } from '../toast/index.tsx';
import { ActionExamples } from './actions.tsx';
import { DateExamples } from './dates.tsx';
import { FieldExamples } from './fields.tsx';
import { ListExamples } from './lists.tsx';
import { MessageExamples } from './messages.tsx';
import { SurfaceExamples } from './surfaces.tsx';
import { ThemeExamples } from './themes.tsx';

const PARTS = [
  ['colours', 'Colours'],
  ['brands', 'Brands'],
  ['badges', 'Badges'],
  ['avatars', 'Avatars'],
  ['cards', 'Cards'],
  ['buttons', 'Buttons'],
  ['overlays', 'Overlays'],
  ['loaders', 'Loaders'],
  ['text', 'Text fields'],
  ['choices', 'Choices'],
  ['dates', 'Dates'],
  ['lists', 'Lists'],
  ['messages', 'Messages'],
  ['frames', 'Page parts'],
] as const;

/** Every component of the design system with live examples, for those who build pages and those who check them. */
export function DesignSystemPage() {
  const [scheme, setScheme] = useState<ColourScheme>('system');
  function choose(next: ColourScheme) {
    setScheme(next);
    applyColourScheme(next);
  }
  return (
    <UiProvider language={useLanguage()} navigate={(path) => window.location.assign(path)}>
      <main className="mx-auto max-w-page px-4 py-6 sm:px-6">
        <header className="flex flex-wrap items-center gap-4">
          <div className="min-w-0 flex-1">
            <h1 className="text-2xl font-bold">Design system</h1>
            <p className="mt-1 text-lg text-ink-2">
              What pages are made of: quick, calm and legible, in eight languages, light and dark.
            </p>
          </div>
          <SegmentedControl
            label="Colour scheme"
            value={scheme}
            onChange={choose}
            segments={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </header>
        <nav aria-label="Parts" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 border-b border-line pb-4">
          {PARTS.map(([id, label]) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-6 items-center text-base font-bold text-accent-ink hover:underline phone:min-h-11"
            >
              {label}
            </a>
          ))}
        </nav>
        <SurfaceExamples themes={<ThemeExamples />} />
        <ActionExamples />
        <FieldExamples />
        <DateExamples />
        <ListExamples />
        <MessageExamples />
        <ToastRegion label="Notifications" dismissLabel="Dismiss" />
      </main>
    </UiProvider>
  );
}
