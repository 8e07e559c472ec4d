import { ToastRegion } from '../toast/index.tsx';
import { ActionExamples } from './actions.tsx';
import { SurfaceExamples } from './surfaces.tsx';

/** Every component of the design system with live examples, for those who build pages and those who check them. */
export function DesignSystemPage() {
  return (
    <main className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <h1 className="text-2xl font-bold">Design system</h1>
      <p className="mt-1 text-lg text-ink-2">
        What pages are made of: quick, calm and legible, in eight languages, light and dark.
      </p>
      <SurfaceExamples />
      <ActionExamples />
      <ToastRegion label="Notifications" dismissLabel="Dismiss" />
    </main>
  );
}
