import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { Link } from 'react-router';
import en from '../../phrases/en.json';
import { MenuCount } from './menu-count.tsx';
import { MENU_ICONS } from './menu-icons.ts';
import { BOTTOM_BAR_ITEMS } from './menu-items.ts';
import { useMenu } from './use-menu.ts';

/** The pages of employees and candidates on a phone: at most five, under the thumb. */
export function BottomBar() {
  const { t } = usePhrases('shell', en);
  const { nodes, labelOf, current } = useMenu();
  if (nodes.length === 0) return null;
  return (
    <nav
      aria-label={t('menu.label')}
      className="fixed inset-x-0 bottom-0 z-header flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {nodes.slice(0, BOTTOM_BAR_ITEMS).map(({ item }) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={item.to === current ? 'page' : undefined}
          className="group relative grid min-h-16 flex-1 content-center justify-items-center gap-0.5 px-1 text-xs text-ink-2 aria-[current=page]:font-bold aria-[current=page]:text-accent-ink"
        >
          <span className="rounded-full px-4 py-1 group-aria-[current=page]:bg-accent-soft">
            <Icon of={MENU_ICONS[item.icon]} size={20} />
          </span>
          {labelOf(item)}
          <MenuCount item={item} className="absolute start-1/2 top-1 ms-1" />
        </Link>
      ))}
    </nav>
  );
}
