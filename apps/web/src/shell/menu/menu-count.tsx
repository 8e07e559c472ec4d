import type { MenuItem } from '@hearth/kit/menu';
import { lazy, Suspense } from 'react';
import { useMenu } from './use-menu.ts';

const MESSAGES = '/messages';
/** They come after the page: no page waits for a number in its menu. */
const COUNTS = {
  [MESSAGES]: lazy(() => import('../unread-messages.ts')),
  '/schedule/requests': lazy(() => import('../waiting-requests.ts')),
};

/** The number of pending items behind a menu item, or behind those under it that are not shown. */
export function MenuCount({ item, hidden = [], className }: MenuCountProps) {
  const counted = [item, ...hidden].find(({ to }) => to in COUNTS);
  if (counted === undefined) return null;
  const Count = COUNTS[counted.to as keyof typeof COUNTS];
  return (
    <Suspense fallback={null}>
      <Count className={className} />
    </Suspense>
  );
}

interface MenuCountProps {
  readonly item: MenuItem;
  readonly hidden?: readonly MenuItem[];
  readonly className: string;
}

/** The unread messages, on the button that opens a hidden menu. */
export function HeaderCount() {
  const item = useMenu().nodes.find((node) => node.item.to === MESSAGES)?.item;
  return item === undefined ? null : <MenuCount item={item} className="absolute -end-1 -top-0.5 sm:hidden" />;
}
