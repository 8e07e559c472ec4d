import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';

/** A grey shape in the place of what is coming; give it the size of the content. */
export function Skeleton({
  round = false,
  className,
}: {
  round?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={join(
        'block animate-shimmer bg-sunken',
        round ? 'rounded-full' : 'rounded-sm',
        className ?? 'h-4 w-full',
      )}
    />
  );
}

/** Some lines of text that are not there yet. */
export function SkeletonText({ lines = 3, className }: { lines?: number | undefined; className?: string | undefined }) {
  return (
    <span className={join('grid gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={join('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** Rows of a list that are not there yet. */
export function SkeletonRows({ rows = 5, className }: { rows?: number | undefined; className?: string | undefined }) {
  return (
    <span className={join('grid', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
          <Skeleton round className="size-8 shrink-0" />
          <span className="grid flex-1 gap-1.5">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </span>
          <Skeleton className="h-7 w-20" />
        </span>
      ))}
    </span>
  );
}

/** Wraps skeletons: tells screen readers once, in words, that content is on its way. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
