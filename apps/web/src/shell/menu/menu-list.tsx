import type { MenuItem } from '@hearth/kit/menu';
import { Icon } from '@hearth/ui/icon';
import { Link } from 'react-router';
import { MenuCount } from './menu-count.tsx';
import { MENU_ICONS } from './menu-icons.ts';
import { useMenu } from './use-menu.ts';

const ROW = 'flex items-center gap-3 rounded-sm px-3 outline-offset-[-2px] phone:min-h-12 phone:text-base';
const QUIET = 'text-ink-2 hover:bg-sunken hover:text-ink';
const HERE = 'bg-accent-soft font-bold text-accent-ink';

/** The menu as a list of words with icons; the pages under the current one are open. */
export function MenuList({ className = '', onChoose }: { className?: string; onChoose?: () => void }) {
  const { nodes, labelOf, current } = useMenu();
  const linkTo = (item: MenuItem) => ({
    to: item.to,
    'aria-current': item.to === current ? ('page' as const) : undefined,
    ...(onChoose === undefined ? {} : { onClick: onChoose }),
  });
  return (
    <ul className={`grid gap-0.5 ${className}`}>
      {nodes.map(({ item, children }) => {
        const open = item.to === current || children.some(({ to }) => to === current);
        return (
          <li key={item.to}>
            <Link {...linkTo(item)} className={`${ROW} min-h-10 ${open ? HERE : QUIET}`}>
              <Icon of={MENU_ICONS[item.icon]} size={20} />
              {labelOf(item)}
              <MenuCount item={item} hidden={open ? [] : children} className="ms-auto" />
            </Link>
            {open && children.length > 0 && (
              <ul className="my-0.5 grid gap-0.5">
                {children.map((child) => (
                  <li key={child.to}>
                    <Link
                      {...linkTo(child)}
                      className={`${ROW} min-h-8 ps-11 ${child.to === current ? 'font-bold text-ink' : QUIET}`}
                    >
                      {labelOf(child)}
                      <MenuCount item={child} className="ms-auto" />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
