/** Look of every floating surface: lists, menus, popovers. */
export const FLOATING =
  'z-popover rounded-md border border-line bg-surface text-ink shadow-lifted outline-none ' +
  'data-[entering]:animate-[surface-in_150ms_ease-out] data-[exiting]:animate-[surface-in_100ms_ease-in_reverse]';

/** One that holds a list: where there is less room than the list is high, the list scrolls and does not reach over its button. */
export const FLOATING_LIST = `${FLOATING} flex flex-col`;

/** Distance of a floating surface from its trigger: 5 px below, none sideways. */
export const FLOATING_OFFSET = { offset: 5, crossOffset: 0 } as const;

/** The default placement of a floating surface: below, aligned with the trigger's start. */
export const DEFAULT_PLACEMENT = 'bottom start';

/** React Aria writes its own z-index inline; ours come from the scale. */
export const AT_POPOVER = { zIndex: 'var(--z-index-popover, 1040)' } as const;

/** One choice in a floating list: shared by select, combo box and menu. */
export const FLOATING_ITEM =
  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2.5 py-1.5 text-base outline-none select-none phone:min-h-11 ' +
  'data-[focused]:bg-sunken data-[hovered]:bg-sunken data-[disabled]:text-ink-3 data-[disabled]:cursor-not-allowed';
