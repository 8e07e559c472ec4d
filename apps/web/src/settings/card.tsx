import type { ReactNode } from 'react';
import { useId } from 'react';

/** Settings that belong together, with what they are for. */
export function Card({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div>
        <h2 id={titleId} className="text-lg font-bold">
          {title}
        </h2>
        <p className="text-ink-2">{note}</p>
      </div>
      {children}
    </section>
  );
}
