import { join } from '../classes/join.ts';

/** The emphasis of a button: one primary per region. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger';

/** Height of a button: 28, 36, 44 or 48 px. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';

const VARIANT: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border border-transparent bg-accent-ink text-surface hover:not-disabled:not-aria-disabled:bg-[color-mix(in_oklab,var(--accent-ink),var(--ink)_14%)]',
  secondary:
    'border border-line-strong bg-surface text-ink hover:not-disabled:not-aria-disabled:bg-surface-2 hover:not-disabled:not-aria-disabled:border-line-field',
  soft: 'border border-transparent bg-accent-soft text-accent-ink hover:not-disabled:not-aria-disabled:bg-[color-mix(in_oklab,var(--accent-soft),var(--accent)_10%)]',
  ghost:
    'border border-transparent text-ink-2 hover:not-disabled:not-aria-disabled:bg-sunken hover:not-disabled:not-aria-disabled:text-ink',
  danger:
    'border border-transparent bg-bad text-surface hover:not-disabled:not-aria-disabled:bg-[color-mix(in_oklab,var(--bad),var(--ink)_14%)]',
};

const TEXT_SIZE: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-7 rounded-sm px-2.5 text-sm gap-1.5 phone:min-h-11 phone:px-3',
  md: 'min-h-9 rounded-sm px-3 text-dense gap-1.5 phone:min-h-11 phone:px-4 phone:text-base phone:rounded-md',
  lg: 'min-h-11 rounded-md px-4 text-dense gap-2 phone:text-base',
  xl: 'min-h-12 rounded-md px-5 text-lg gap-2',
};

const ICON_SIZE: Readonly<Record<ButtonSize, string>> = {
  sm: 'size-7 rounded-sm phone:size-11',
  md: 'size-9 rounded-sm phone:size-11',
  lg: 'size-11 rounded-md',
  xl: 'size-12 rounded-md',
};

/** The classes of a button or of a link that looks like one. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, shape: 'text' | 'icon', wide: boolean): string {
  return join(
    'inline-flex shrink-0 items-center justify-center font-bold leading-tight select-none transition-colors duration-150 ease-out',
    'disabled:cursor-not-allowed disabled:not-aria-busy:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55',
    shape === 'text' ? join('py-1 text-center', TEXT_SIZE[size]) : ICON_SIZE[size],
    wide && 'w-full',
    VARIANT[variant],
  );
}
