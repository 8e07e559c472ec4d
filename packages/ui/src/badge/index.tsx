import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import type { Tint, Tone } from '../classes/tones.ts';
import { TINT_CLASSES, TONE_CLASSES } from '../classes/tones.ts';

/** The props of a Badge: a tone for a status or a tint for a position, and always a word. */
export type BadgeProps = {
  tone?: Tone | undefined;
  tint?: Tint | undefined;
  icon?: ReactNode;
  pill?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A short status or fact beside something. */
export function Badge({ tone = 'neutral', tint, icon, pill = false, className, children }: BadgeProps) {
  return (
    <span
      className={join(
        'inline-flex items-center gap-1 whitespace-nowrap text-xs font-bold tabular-nums',
        pill ? 'min-h-7 rounded-full px-2.5 text-sm gap-1.5' : 'min-h-5 rounded-sm px-1.5',
        tint === undefined ? TONE_CLASSES[tone] : TINT_CLASSES[tint],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** The props of a CountBadge: the number as text, and the words that say what is counted. */
export type CountBadgeProps = {
  count: string | number;
  label: string;
  strong?: boolean | undefined;
  className?: string | undefined;
};

/** A number of waiting things, on a menu entry or an icon. */
export function CountBadge({ count, label, strong = false, className }: CountBadgeProps) {
  return (
    <span
      className={join(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs font-bold tabular-nums',
        strong ? 'bg-bad text-surface' : 'bg-sunken text-ink-2',
        className,
      )}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
