import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../button/look.ts';
import { buttonLook } from '../button/look.ts';
import { join } from '../classes/join.ts';

/** The props of a LinkButton beside the attributes of a link. */
export type LinkButtonProps = ComponentPropsWithRef<'a'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  wide?: boolean | undefined;
};

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  wide = false,
  className,
  children,
  ...native
}: LinkButtonProps) {
  return (
    <a {...native} className={join(buttonLook(variant, size, 'text', wide), className)}>
      {icon}
      {children}
      {iconEnd}
    </a>
  );
}

/** The classes of a link in text, for the router's own Link. */
export const TEXT_LINK = 'font-bold text-accent-ink underline-offset-2 hover:underline';

/** The classes of a button, for the router's own Link. */
export function linkButtonLook(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', wide = false): string {
  return buttonLook(variant, size, 'text', wide);
}

/** A button that reads like a link, for small actions inside a line. */
export function TextButton({ className, children, ...native }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      {...native}
      className={join(
        'inline-flex min-h-6 items-center gap-1 phone:min-h-11 disabled:opacity-55',
        TEXT_LINK,
        className,
      )}
    >
      {children}
    </button>
  );
}
