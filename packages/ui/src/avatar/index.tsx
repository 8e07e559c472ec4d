import type { ReactNode } from 'react';
import { join } from '../classes/join.ts';
import type { Tint } from '../classes/tones.ts';
import { TINT_CLASSES } from '../classes/tones.ts';
import { initials } from './initials.ts';

/** Diameter of an avatar in pixels. */
export type AvatarSize = 24 | 28 | 32 | 36 | 40 | 56;

/** The props of an Avatar; the tint is the person's position. */
export type AvatarProps = {
  name: string;
  photoUrl?: string | undefined;
  tint?: Tint | undefined;
  size?: AvatarSize | undefined;
  /** Announces the name; leave it out when the name stands beside. */
  labelled?: boolean | undefined;
  /** Drawn instead of the initials. */
  icon?: ReactNode;
  className?: string | undefined;
};

const SIZE: Readonly<Record<AvatarSize, string>> = {
  24: 'size-6 text-[0.625rem]',
  28: 'size-7 text-xs',
  32: 'size-8 text-xs',
  36: 'size-9 text-xs',
  40: 'size-10 text-dense',
  56: 'size-14 text-xl',
};

/** A person as a photo or as initials on the tint of their position. */
export function Avatar({
  name,
  photoUrl,
  tint = 'neutral',
  size = 32,
  labelled = false,
  icon,
  className,
}: AvatarProps) {
  const naming = labelled ? { role: 'img', 'aria-label': name } : ({ 'aria-hidden': true } as const);
  return (
    <span
      {...naming}
      className={join(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-bold leading-none whitespace-nowrap',
        SIZE[size],
        TINT_CLASSES[tint],
        className,
      )}
    >
      {photoUrl === undefined ? (
        (icon ?? initials(name))
      ) : (
        <img src={photoUrl} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
}

/** Several people on one line, each over the edge of the one before. */
export function AvatarStack({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span className={join('flex -space-x-1.5 rtl:space-x-reverse *:ring-2 *:ring-surface', className)}>{children}</span>
  );
}
