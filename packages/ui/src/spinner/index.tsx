import { join } from '../classes/join.ts';

/** The props of a Spinner; without a label it is decoration beside words that say "busy". */
export type SpinnerProps = {
  size?: 14 | 16 | 20 | 24 | 40 | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** The circle loader: for waits of up to a second inside a control. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  const circle = (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
      className={join('shrink-0 animate-spin', className)}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" opacity="0.25" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return circle;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2">
      {circle}
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The box loader: covers a region that keeps its place while it is being filled. */
export function BoxLoader({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <div
      role="status"
      className={join(
        'grid min-h-32 place-items-center gap-3 rounded-lg bg-surface-2 p-6 text-sm text-ink-2',
        className,
      )}
    >
      <span className="grid place-items-center gap-3">
        <Spinner size={24} className="text-accent-ink" />
        {label}
      </span>
    </div>
  );
}
