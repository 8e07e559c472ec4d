import type { ReactNode } from 'react';

/** One component in the list: its name, what it is for, and live examples. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 border-b border-line py-8 last:border-b-0"
    >
      <header>
        <h2 id={`${id}-title`} className="text-xl font-bold">
          {title}
        </h2>
        {note !== undefined && <p className="mt-1 max-w-prose text-base text-ink-2">{note}</p>}
      </header>
      {children}
    </section>
  );
}

/** Examples on one line, as far as the width goes. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** Examples beside each other, as columns. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-5">{children}</div>
  );
}
