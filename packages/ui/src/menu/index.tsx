import { Check } from 'lucide-react';
import { use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { Separator } from 'react-aria-components/Separator';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import type { Placement } from '../popover/index.tsx';
import { FollowLink } from '../provider/follow-link.ts';
import { AT_POPOVER, DEFAULT_PLACEMENT, FLOATING, FLOATING_ITEM, FLOATING_OFFSET } from '../popover/surface.ts';

/** One action or link in a menu. */
export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** Shown at the end: a key, a count, a badge. */
  end?: ReactNode;
  onSelect?: (() => void) | undefined;
  href?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Draws a tick: for menus that choose one of several. */
  checked?: boolean | undefined;
};

/** A menu is a list of actions, lines between them, and titled groups. */
export type MenuEntry =
  | MenuAction
  | { id: string; separator: true }
  | { id: string; title: string; items: readonly MenuAction[] };

/** The props of a Menu: one of our buttons as trigger, its entries and its name. */
export type MenuProps = {
  trigger: ReactElement<Record<string, unknown>, string>;
  label: string;
  entries: readonly MenuEntry[];
  placement?: Placement | undefined;
  className?: string | undefined;
};

/** Actions behind a button; arrows move, letters search, Escape closes. */
export function Menu({ trigger, label, entries, placement = DEFAULT_PLACEMENT, className }: MenuProps) {
  const navigate = use(FollowLink);
  const menu = (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover
        {...FLOATING_OFFSET}
        placement={placement}
        style={AT_POPOVER}
        className={join(FLOATING, 'min-w-48 max-w-[min(24rem,calc(100vw-2rem))]', className)}
      >
        <AriaMenu aria-label={label} className="max-h-[inherit] overflow-auto p-1 outline-none">
          {entries.map(drawEntry)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
  return navigate === undefined ? menu : <RouterProvider navigate={navigate}>{menu}</RouterProvider>;
}

function drawEntry(entry: MenuEntry) {
  if ('separator' in entry) return <Separator key={entry.id} className="mx-2 my-1 border-t border-line" />;
  if ('items' in entry) {
    return (
      <MenuSection key={entry.id} className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1">
        <Header className="px-2.5 pt-1.5 pb-1 text-xs font-bold text-ink-2">{entry.title}</Header>
        {entry.items.map(drawAction)}
      </MenuSection>
    );
  }
  return drawAction(entry);
}

function drawAction({
  id,
  label,
  icon,
  note,
  end,
  onSelect,
  href,
  danger = false,
  disabled = false,
  checked,
}: MenuAction) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={disabled}
      {...(onSelect === undefined ? {} : { onAction: onSelect })}
      {...(href === undefined ? {} : { href })}
      {...(checked === undefined ? {} : { 'aria-current': checked })}
      className={join(
        FLOATING_ITEM,
        'no-underline',
        danger && 'text-bad data-[focused]:bg-bad-soft data-[hovered]:bg-bad-soft',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className={join('block', checked === true && 'font-bold')}>{label}</span>
        {note !== undefined && <span className="block text-sm text-ink-2">{note}</span>}
      </span>
      {end}
      {checked === true && <Icon of={Check} className="text-accent-ink" />}
    </MenuItem>
  );
}
