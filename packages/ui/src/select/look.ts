/** The box that shows what is chosen, and opens the list. */
export const TRIGGER =
  'flex w-full min-w-0 items-center gap-2 border border-line-field bg-surface px-3 text-ink transition-colors duration-150 ease-out ' +
  'data-[hovered]:bg-surface-2 data-[focus-visible]:border-accent-ink data-[focus-visible]:ring-3 data-[focus-visible]:ring-accent/25 data-[focus-visible]:outline-none ' +
  'data-[pressed]:bg-surface-2 data-[disabled]:border-line-strong data-[disabled]:bg-surface-2 data-[disabled]:text-ink-3 group-data-[invalid]:border-bad';
