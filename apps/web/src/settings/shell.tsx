import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { ChevronLeft } from 'lucide-react';
import { Link, NavLink, Outlet } from 'react-router';
import en from './phrases/en.json';
import { SETTINGS, useSections } from './sections.ts';

/** The layout of all settings, with navigation between them. */
export function Component() {
  const { t } = usePhrases('settings', en);
  const { own, brand } = useSections();
  return (
    <>
      <Link
        to={SETTINGS}
        className="mb-2 -ms-1 inline-flex min-h-11 items-center gap-1 font-bold text-accent-ink sm:hidden"
      >
        <Icon of={ChevronLeft} directional />
        {t('title')}
      </Link>
      <nav aria-label={t('title')} className="mb-5 max-sm:hidden">
        <ul className="flex flex-wrap gap-x-1 gap-y-0.5 border-b border-line pb-2">
          {[...own, ...brand].map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  `inline-flex min-h-8 items-center rounded-sm px-3 ${isActive ? 'bg-accent-soft font-bold text-accent-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink'}`
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
