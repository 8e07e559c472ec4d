import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import en from '../../phrases/en.json';
import { MENU_ICONS } from './menu-icons.ts';
import { MenuCount } from './menu-count.tsx';
import { MenuList } from './menu-list.tsx';
import { Link } from 'react-router';
import { useMenu } from './use-menu.ts';

/** The menu of employers beside the page: words beside icons, or a rail with small words below them. */
export function SideMenu({ id, wide }: { id: string; wide: boolean }) {
  const { t } = usePhrases('shell', en);
  const { nodes, labelOf, current } = useMenu();
  return (
    <nav
      id={id}
      aria-label={t('menu.label')}
      data-wide={wide}
      className="sticky top-(--header-height) h-[calc(100dvh-var(--header-height))] w-(--menu-rail) shrink-0 overflow-y-auto overscroll-contain border-e border-line bg-surface max-sm:hidden lg:data-[wide=true]:w-(--menu-width)"
    >
      {wide && <MenuList className="p-3 max-lg:hidden" />}
      <ul className={`grid gap-1 px-0.5 py-2 ${wide ? 'lg:hidden' : ''}`}>
        {nodes.map(({ item, children }) => {
          const here = item.to === current || children.some(({ to }) => to === current);
          return (
            <li key={item.to}>
              <Link
                to={item.to}
                aria-current={here ? 'page' : undefined}
                className="relative grid min-h-13 content-center justify-items-center gap-0.5 rounded-sm text-center text-xs leading-tight text-ink-2 outline-offset-[-2px] hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-bold aria-[current=page]:tracking-tighter aria-[current=page]:text-accent-ink"
              >
                <Icon of={MENU_ICONS[item.icon]} size={20} />
                <span className="max-w-full hyphens-auto [overflow-wrap:anywhere]">{labelOf(item)}</span>
                <MenuCount item={item} hidden={children} className="absolute start-1/2 top-0 ms-1" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
