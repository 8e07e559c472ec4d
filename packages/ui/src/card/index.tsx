import type { ReactNode } from 'react';
import { useId } from 'react';
import { join } from '../classes/join.ts';
import { isRendered } from '../field/index.tsx';

/** The props of a Card; with a title it is a named region of the page. */
export type CardProps = {
  title?: ReactNode;
  /** Said beside the title, quieter. */
  note?: ReactNode;
  /** A link or small buttons at the end of the title's line. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Leaves out the padding around the children: for lists and tables that reach the edge. */
  flush?: boolean | undefined;
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A surface with a hairline that holds one subject. */
export function Card({ title, note, action, headingLevel = 2, flush = false, footer, className, children }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const titled = isRendered(title);
  return (
    <section
      aria-labelledby={titled ? titleId : undefined}
      className={join('flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface', className)}
    >
      {titled && (
        <header
          className={join(
            'flex min-h-11 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2',
            flush && 'border-b border-line',
          )}
        >
          <Heading id={titleId} className="text-base font-bold">
            {title}
          </Heading>
          {isRendered(note) && <span className="text-sm text-ink-3">{note}</span>}
          {isRendered(action) && <span className="ms-auto flex items-center gap-2 text-sm">{action}</span>}
        </header>
      )}
      {isRendered(children) && (
        <div className={join('min-w-0 flex-1', !flush && (titled ? 'px-4 pb-4' : 'p-4'))}>{children}</div>
      )}
      {isRendered(footer) && <footer className="border-t border-line px-4 py-3">{footer}</footer>}
    </section>
  );
}

/** A row inside a flush card: what it is, then what to do with it. */
export function CardRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={join('flex min-h-11 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0', className)}>
      {children}
    </div>
  );
}
