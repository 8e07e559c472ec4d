import { usePerson } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { Icon } from '@hearth/ui/icon';
import { Menu as MenuDrawing } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import en from '../phrases/en.json';
import { BrandSwitcher } from './brand-switcher.tsx';
import { HEADER_BUTTON } from './header-button.ts';
import { Logo } from './logo.tsx';
import { HeaderCount } from './menu/menu-count.tsx';
import { MemberLinks } from './member-links.tsx';
import { Search } from './search.tsx';
import { UserMenu } from './user-menu.tsx';

/** Comes after the page, like everything that tells a number. */
const Tools = lazy(() => import('./header-tools.tsx'));

/** The props of the header: the width of the side menu, and the burger's action. */
export interface HeaderProps {
  readonly menuOpen: boolean;
  readonly menuId: string;
  /** A phone has a bar at the bottom, which leads to the menu: it has no burger then. */
  readonly bar: boolean;
  readonly onBurger: () => void;
}

/** The line at the top of every page behind the login: 56 px in the brand's colour, white for those who are no employers. */
export function Header({ menuOpen, menuId, bar, onBurger }: HeaderProps) {
  const { t } = usePhrases('shell', en);
  const { user, brand } = usePerson();
  const employer = user.user_employer === true;
  return (
    <header
      data-theme={employer ? undefined : 'light'}
      className={`flex h-14 items-center gap-2 pe-2 sm:pe-4 ${employer ? 'bg-header text-on-header' : 'border-b border-line bg-surface text-ink'}`}
    >
      <div
        className={`flex shrink-0 items-center ps-2 sm:ps-3 ${employer ? 'lg:w-[calc(var(--menu-width)-0.75rem)]' : ''}`}
      >
        {employer && (
          <button
            type="button"
            aria-label={t(menuOpen ? 'menu.collapse' : 'menu.expand')}
            aria-expanded={menuOpen}
            aria-controls={menuId}
            onClick={onBurger}
            className={`${HEADER_BUTTON} relative w-10 justify-center phone:w-11 ${bar ? 'phone:hidden' : ''}`}
          >
            <Icon of={MenuDrawing} size={20} />
            <HeaderCount />
          </button>
        )}
        <Link to="/" className={`${HEADER_BUTTON} gap-2.5 px-2 text-lg ${employer ? 'phone:hidden' : ''}`}>
          <Logo />
          {PRODUCT}
        </Link>
      </div>
      {brand !== null && <BrandSwitcher brand={brand} />}
      {employer ? <Search /> : <MemberLinks />}
      <div className="ms-auto flex shrink-0 items-center">
        {/* As wide as the two that come, so that nothing moves when they do. */}
        <Suspense fallback={<span className="w-20 phone:w-22" />}>
          <Tools />
        </Suspense>
        <UserMenu />
      </div>
    </header>
  );
}
