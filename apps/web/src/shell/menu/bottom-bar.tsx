import { usePerson } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import type { LucideIcon } from 'lucide-react';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import en from '../../phrases/en.json';
import { MenuCount } from './menu-count.tsx';
import { MENU_ICONS } from './menu-icons.ts';
import { barItems } from './menu-items.ts';
import { useMenu } from './use-menu.ts';

const PLACE =
  'group relative grid min-h-16 min-w-0 flex-1 content-center justify-items-center gap-0.5 px-1 text-xs text-ink-2 outline-offset-[-2px] aria-[current=page]:font-bold aria-[current=page]:text-accent-ink';

/** The pages that are opened most on a phone, under the thumb: five at most. `onMore` opens the rest of a longer menu. */
export function BottomBar({ onMore, moreOpen = false }: { onMore?: (() => void) | undefined; moreOpen?: boolean }) {
  const { t } = usePhrases('shell', en);
  const { user } = usePerson();
  const { nodes, labelOf, current } = useMenu();
  const items = barItems(nodes, user.user_employer === true);
  if (items.length === 0) return null;
  // A page under one of the items belongs to it; all others are found under the last place.
  const shown = nodes.find(({ item, children }) => [item, ...children].some(({ to }) => to === current))?.item;
  const isElsewhere = shown !== undefined && !items.includes(shown);
  return (
    <nav
      aria-label={t('menu.label')}
      className="fixed inset-x-0 bottom-0 z-header flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={item === shown ? 'page' : undefined} className={PLACE}>
          <Drawing of={MENU_ICONS[item.icon]}>{labelOf(item)}</Drawing>
          <MenuCount
            item={item}
            hidden={nodes.find((node) => node.item === item)?.children ?? []}
            className="absolute start-1/2 top-1 ms-1"
          />
        </Link>
      ))}
      {onMore !== undefined && nodes.length > items.length && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={moreOpen}
          aria-current={isElsewhere ? 'page' : undefined}
          onClick={onMore}
          className={PLACE}
        >
          <Drawing of={Ellipsis}>{t('menu.more')}</Drawing>
        </button>
      )}
    </nav>
  );
}

/** The drawing of a place and its word, which is cut where it is too long for its share of the bar. */
function Drawing({ of, children }: { of: LucideIcon; children: ReactNode }) {
  return (
    <>
      <span className="rounded-full px-4 py-1 group-aria-[current=page]:bg-accent-soft">
        <Icon of={of} size={20} />
      </span>
      <span className="max-w-full truncate">{children}</span>
    </>
  );
}
