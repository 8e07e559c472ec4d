import { CircleCheck, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import { isRendered } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';

/** The props of an ErrorState: what happened, what was kept, what to do. */
export type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** What was not lost, e.g. "Your changes up to 16:32 are saved." */
  kept?: ReactNode;
  action?: ReactNode;
  /** The number to give to support. */
  reference?: ReactNode;
  icon?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

/** A region that could not be shown, with the way on. */
export function ErrorState({
  title,
  children,
  kept,
  action,
  reference,
  icon,
  headingLevel = 2,
  className,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={join('grid justify-items-center gap-1 px-6 py-10 text-center', className)}>
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-bad-soft text-bad">
        {icon ?? <Icon of={CloudOff} size={24} />}
      </span>
      <Heading className="text-lg font-bold text-balance">{title}</Heading>
      {isRendered(children) && <div className="max-w-md text-base text-ink-2 text-balance">{children}</div>}
      {isRendered(kept) && (
        <p className="mt-2 flex items-center gap-1.5 text-start text-base font-bold text-ok">
          <Icon of={CircleCheck} />
          {kept}
        </p>
      )}
      {isRendered(action) && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
      {isRendered(reference) && <p className="mt-4 text-sm text-ink-2">{reference}</p>}
    </div>
  );
}
