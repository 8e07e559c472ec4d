import type { MenuItem } from '@hearth/kit/menu';
import { lazy, Suspense } from 'react';
import { useMenu } from './use-menu.ts';

/** Comes after the page: no page waits for a number in its menu. */
const UnreadCount = lazy(() => import('../unread-messages.ts'));
const COUNTED = '/messages';

/** The number of pending items behind a menu item. */
export function MenuCount({ item, className }: { item: MenuItem; className: string }) {
  if (item.to !== COUNTED) return null;
  return (
    <Suspense fallback={null}>
      <UnreadCount className={className} />
    </Suspense>
  );
}

/** The total of the menu's counts, on the button that opens a hidden menu. */
export function HeaderCount() {
  const item = useMenu().nodes.find((node) => node.item.to === COUNTED)?.item;
  return item === undefined ? null : <MenuCount item={item} className="absolute -end-1 -top-0.5 sm:hidden" />;
}
