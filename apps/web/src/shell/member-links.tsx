import { Link } from 'react-router';
import { MenuCount } from './menu/menu-count.tsx';
import { useMenu } from './menu/use-menu.ts';

/** As many as find room in the header of a small screen; the account menu has the others. */
const FIT = 6;

/** The pages of employees and candidates, in the header where there is room; on phones they stand at the bottom. */
export function MemberLinks() {
  const { nodes, labelOf, current } = useMenu();
  return (
    <nav className="flex min-w-0 items-stretch gap-1 self-stretch overflow-x-auto max-sm:hidden">
      {nodes.map(({ item }, place) => (
        <Link
          key={item.to}
          to={item.to}
          aria-current={item.to === current ? 'page' : undefined}
          className={`flex shrink-0 items-center border-b-2 -outline-offset-2 border-transparent px-3 text-ink-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-bold aria-[current=page]:text-accent-ink ${place < FIT ? '' : 'max-xl:hidden'}`}
        >
          {labelOf(item)}
          <MenuCount item={item} className="ms-1.5" />
        </Link>
      ))}
    </nav>
  );
}
