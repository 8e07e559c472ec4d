import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import { isRendered } from '../field/index.tsx';

/** The props of a PageHeader: the page's one h1, a sentence, and its actions. */
export type PageHeaderProps = {
  title: ReactNode;
  /** A sentence that answers "what should I do now?". */
  note?: ReactNode;
  /** Before the title: a back link. */
  start?: ReactNode;
  /** After the title, at the end of the line: buttons, one of them primary. */
  actions?: ReactNode;
  /** Above the title: the way back. */
  above?: ReactNode;
  /** Below the title: filters, tabs. */
  children?: ReactNode;
  className?: string | undefined;
};

/** The head of a page. */
export function PageHeader({ title, note, start, actions, above, children, className }: PageHeaderProps) {
  return (
    <header className={join('grid gap-3', className)}>
      {above}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {start}
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-xl font-bold text-balance">{title}</h1>
          {isRendered(note) && <p className="text-base text-ink-2">{note}</p>}
        </div>
        {isRendered(actions) && (
          <div className="flex flex-wrap items-center gap-2 phone:w-full phone:*:flex-1">{actions}</div>
        )}
      </div>
      {children}
    </header>
  );
}
