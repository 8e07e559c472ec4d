import type { ComponentPropsWithRef, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId, useState } from 'react';
import { join } from '../classes/join.ts';
import { Spinner } from '../spinner/index.tsx';
import type { ButtonSize, ButtonVariant } from './look.ts';
import { buttonLook } from './look.ts';

type NativeProps = Omit<ComponentPropsWithRef<'button'>, 'aria-busy'>;

/** The props of every button, beside those of the button element. */
export type SharedButtonProps = NativeProps & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The action is running: the button says so and does nothing more. It keeps the focus, which would be lost to the page. */
  busy?: boolean | undefined;
  /** Why the button does nothing now, in a sentence; it stays focusable so that the sentence can be read. */
  disabledReason?: string | undefined;
};

/** The props of a Button. */
export type ButtonProps = SharedButtonProps & { icon?: ReactNode; iconEnd?: ReactNode; wide?: boolean | undefined };

/** The props of an IconButton: a label is required because there is no text. */
export type IconButtonProps = Omit<SharedButtonProps, 'aria-label'> & { label: string; icon: ReactNode };

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
      aria-label={label ?? native['aria-label']}
      disabled={native.disabled === true && !refused}
      {...(busy === true ? { 'aria-busy': true, 'aria-disabled': true, onClick: stop } : {})}
      {...(refused ? { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: stop } : {})}
      className={join(buttonLook(variant, size, shape, wide), className)}
    >
      {children}
    </button>
  );
  return refused ? (
    <Explained id={reasonId} reason={disabledReason} wide={wide}>
      {button}
    </Explained>
  ) : (
    button
  );
}

const REASON_WIDTH = 256;

/** Shows the reason under the button on hover and focus, from the side where it fits. */
function Explained({ id, reason, wide, children }: { id: string; reason: string; wide: boolean; children: ReactNode }) {
  const [atEnd, setAtEnd] = useState(false);
  function place(event: SyntheticEvent) {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    setAtEnd(rtl ? right < REASON_WIDTH : left + REASON_WIDTH > window.innerWidth);
  }
  return (
    <span onMouseEnter={place} onFocus={place} className={join('group/why relative inline-flex', wide && 'w-full')}>
      {children}
      <span
        id={id}
        role="tooltip"
        className={join(
          'pointer-events-none absolute top-full z-tooltip mt-1.5 hidden w-max max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-start text-sm text-surface group-focus-within/why:block group-hover/why:block',
          atEnd ? 'end-0' : 'start-0',
        )}
      >
        {reason}
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
