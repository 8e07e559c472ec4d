import type { CurrentBrand, Person } from '@hearth/client/person';
import { hasPermission, hasPermissionAtOrBelow, hasService } from '@hearth/client/person';
import type { BrandLevel, MenuItem, PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** An item of the menu with the items that stand under it. */
export interface MenuNode {
  readonly item: MenuItem;
  readonly children: readonly MenuItem[];
}

/** The most items that the bar at the bottom of a phone has. */
export const BOTTOM_BAR_ITEMS = 5;

/** What managers open most, on the bar of a phone in this order; the rest is behind its last place. */
const MANAGERS_FIRST = ['/dashboard', '/schedule', '/dashboard/hiring', '/messages'];

/**
 * The items on the bar at the bottom of a phone. Managers have what they open most of what they see, filled up with what the menu
 * has next, and one place is kept for the rest of the menu; everybody else has the first ones.
 */
export function barItems(nodes: readonly MenuNode[], employer: boolean): readonly MenuItem[] {
  const items = nodes.map(({ item }) => item);
  if (!employer) return items.slice(0, BOTTOM_BAR_ITEMS);
  const first = MANAGERS_FIRST.flatMap((to) => items.find((item) => item.to === to) ?? []);
  return [...first, ...items.filter((item) => !first.includes(item))].slice(0, BOTTOM_BAR_ITEMS - 1);
}

/** Every menu item of the routes: what is not composed into the application is not on the menu. */
export function menuItems(routes: readonly RouteObject[]): readonly MenuItem[] {
  return routes.flatMap((route) => {
    const handle: PageHandle | undefined = route.handle;
    const own = handle?.menu === undefined ? [] : [handle.menu].flat();
    return [...own, ...menuItems(route.children ?? [])];
  });
}

/** The items that a person sees, in order, each under its parent where that is seen too. `employed`: they work somewhere. */
export function visibleMenu(items: readonly MenuItem[], person: Person, employed: boolean): readonly MenuNode[] {
  const seen = items
    .filter((item) => isVisible(item, person) && (item.employed === undefined || employed))
    .toSorted((a, b) => a.order - b.order);
  const tops = seen.filter(({ under }) => under === undefined || !seen.some(({ to }) => to === under));
  return tops.map((item) => ({ item, children: seen.filter(({ under }) => under === item.to) }));
}

/** The address of the item that a path belongs to: the longest one that it begins with. */
export function currentItem(items: readonly MenuItem[], path: string): string | null {
  const fitting = items.map(({ to }) => to).filter((to) => path === to || path.startsWith(`${to}/`));
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function isVisible({ audience, at, ...needs }: MenuItem, { user, brand }: Person): boolean {
  const employer = user.user_employer === true;
  if (audience !== 'both' && (audience === 'employer') !== employer) return false;
  if (!employer) return true;
  return brand !== null && (at === undefined || at.includes(brandLevel(brand))) && canOpen(brand, needs);
}

function brandLevel({ id, groupId, type }: CurrentBrand): BrandLevel {
  if (id === groupId) return 'group';
  return type === 'LOCATION' ? 'location' : 'between';
}

/** What the brand in view must have for a page, and the reader hold there: what the page says, else what its place in the menu does. */
export function pageNeeds({ needs, menu }: PageHandle): NonNullable<PageHandle['needs']> {
  if (needs !== undefined) return needs;
  const [first] = menu === undefined ? [] : [menu].flat();
  return {
    ...(first?.services === undefined ? {} : { services: first.services }),
    ...(first?.permission === undefined ? {} : { permission: first.permission }),
  };
}

/** Whether a page is open to a person: to the kind of reader that it is for, with what it needs of the brand in view. */
export function canOpenPage(handle: PageHandle, { user, brand }: Person): boolean {
  const employer = user.user_employer === true;
  if (handle.access === (employer ? 'member' : 'employer')) return false;
  const needs = pageNeeds(handle);
  if (needs.services === undefined && needs.permission === undefined) return true;
  // Employees and candidates have no brand: what they see is their own.
  return brand === null ? !employer && handle.needs === undefined : canOpen(brand, needs);
}

/** Tells if a brand has what a page needs, and the reader the permission for it. */
export function canOpen(
  brand: CurrentBrand,
  { services = [], permission, hereOnly }: NonNullable<PageHandle['needs']>,
): boolean {
  const isHeld = hereOnly === true ? hasPermission : hasPermissionAtOrBelow;
  return hasService(brand, services) && (permission === undefined || isHeld(brand, permission));
}
