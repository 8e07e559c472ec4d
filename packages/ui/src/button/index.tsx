import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { join } from '../classes/join.ts';
import { Spinner } from '../spinner/index.tsx';
import type { ButtonSize, ButtonVariant } from './look.ts';
import { buttonLook } from './look.ts';

type NativeProps = Omit<ComponentPropsWithRef<'button'>, 'aria-busy' | 'aria-label'>;

/** What every button takes beside the attributes of a button element. */
export type SharedButtonProps = NativeProps & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The action is running: the button is disabled and says so. */
  busy?: boolean | undefined;
  /** Why the button does nothing now, in a sentence; it stays focusable so that the sentence can be read. */
  disabledReason?: string | undefined;
};

/** What a Button takes. */
export type ButtonProps = SharedButtonProps & { icon?: ReactNode; iconEnd?: ReactNode; wide?: boolean | undefined };

/** What an IconButton takes: a label is required because there is no text. */
export type IconButtonProps = SharedButtonProps & { label: string; icon: ReactNode };

type BaseProps = SharedButtonProps & { shape: 'text' | 'icon'; wide: boolean; label?: string | undefined };

function stop(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function BaseButton({
  variant = 'secondary',
  size = 'md',
  busy,
  disabledReason,
  shape,
  wide,
  label,
  className,
  children,
  ...native
}: BaseProps) {
  const reasonId = useId();
  const refused = disabledReason !== undefined;
  const button = (
    <button
      type="button"
      {...native}
      aria-label={label}
      disabled={busy === true || (native.disabled === true && !refused)}
      aria-busy={busy === true ? true : undefined}
      {...(refused ? { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: stop } : {})}
      className={join(buttonLook(variant, size, shape, wide), className)}
    >
      {children}
    </button>
  );
  if (!refused) return button;
  return (
    <span className={join('group/why relative inline-flex', wide && 'w-full')}>
      {button}
      <span
        id={reasonId}
        role="tooltip"
        className="pointer-events-none invisible absolute start-0 top-full z-tooltip mt-1.5 w-max max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-surface opacity-0 transition-opacity duration-150 group-focus-within/why:visible group-focus-within/why:opacity-100 group-hover/why:visible group-hover/why:opacity-100"
      >
        {disabledReason}
      </span>
    </span>
  );
}

/** A button with words; named by its verb. */
export function Button({ icon, iconEnd, wide = false, children, busy, ...rest }: ButtonProps) {
  return (
    <BaseButton {...rest} busy={busy} wide={wide} shape="text">
      {busy === true ? <Spinner size={16} /> : icon}
      {children}
      {iconEnd}
    </BaseButton>
  );
}

/** A button that is only an icon, with an accessible name. */
export function IconButton({ label, icon, busy, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <BaseButton title={label} {...rest} variant={variant} busy={busy} wide={false} shape="icon" label={label}>
      {busy === true ? <Spinner size={16} /> : icon}
    </BaseButton>
  );
}
