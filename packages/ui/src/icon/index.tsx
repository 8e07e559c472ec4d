import type { LucideIcon } from 'lucide-react';
import { join } from '../classes/join.ts';

/** The props of an Icon: the drawing, and a label when no text beside it says the same. */
export type IconProps = {
  of: LucideIcon;
  size?: 12 | 14 | 16 | 20 | 24 | undefined;
  label?: string | undefined;
  /** Turns the drawing round in right-to-left pages: for arrows and chevrons only. */
  directional?: boolean | undefined;
  className?: string | undefined;
};

/** One Lucide icon at one of our sizes, hidden from screen readers unless it has a label. */
export function Icon({ of: Drawing, size = 16, label, directional = false, className }: IconProps) {
  const naming = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      size={size}
      strokeWidth={size < 20 ? 2 : 1.75}
      className={join('shrink-0', directional && 'mirror-rtl', className)}
      {...naming}
    />
  );
}
