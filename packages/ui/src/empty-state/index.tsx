import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import { isRendered } from '../field/index.tsx';

/** The props of an EmptyState: what will be here, and the one button that starts it. */
export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

/** An empty list as a beginning. */
export function EmptyState({ icon, title, children, action, headingLevel = 3, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={join('grid justify-items-center gap-1 px-6 py-10 text-center', className)}>
      {isRendered(icon) && (
        <span className="mb-2 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">{icon}</span>
      )}
      <Heading className="text-lg font-bold text-balance">{title}</Heading>
      {isRendered(children) && <div className="max-w-sm text-base text-ink-2 text-balance">{children}</div>}
      {isRendered(action) && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
