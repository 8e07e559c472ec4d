import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/browser/online';
import { usePerson } from '@hearth/client/person';
import { storage } from '@hearth/client/storage';
import { useMediaQuery } from '@hearth/client/browser/use-media';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PageHandle } from '@hearth/kit/menu';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { WAITING_PLACE_ID } from '../offline/waiting-place.ts';
import { ForbiddenPage } from '../pages/not-for-you.tsx';
import en from '../phrases/en.json';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';
import { useArrival } from '../routes/use-arrival.ts';
import { BottomBar } from './menu/bottom-bar.tsx';
import { useBrandTheme } from './brand-theme.ts';
import { Header } from './header.tsx';
import { canOpenPage } from './menu/menu-items.ts';
import { useSessionWatch } from './session-watch.ts';
import { SideMenu } from './menu/side-menu.tsx';

const MenuDrawer = lazy(() => import('./menu/menu-drawer.tsx'));
/** Comes after the page, which almost always belongs to whoever looks at it. */
const Acting = lazy(() => import('../acting/acting.tsx'));
/** From this width on the side menu can show words. */
const WIDE = '(width >= 64rem)';

const PAGE = 'mx-auto max-w-page p-4 sm:p-6';
/** The height below the header, less the bar of a phone: what is taller scrolls inside or makes the page longer. */
const FULL = 'h-[calc(100dvh-var(--header-height)-var(--bar-height,0px))]';

/** Header, menu and page. Employers have a side menu; on a phone everybody has a bar at the bottom, theirs with a drawer for the rest. */
export function Layout() {
  const { t } = usePhrases('shell', en);
  const { user, brand, entryServices } = usePerson();
  const online = useOnline(useConnection().online);
  const [wide, setWide] = useState(() => storage.read('side_bar_state') !== 'collapsed');
  const [drawer, setDrawer] = useState(false);
  const menuId = useId();
  const handle = usePageHandle();
  const main = useFocusAfterNavigation();
  useBrandTheme();
  useSessionWatch();
  const employer = user.user_employer === true;
  const allowed = canOpenPage(handle, { user, brand, entryServices });
  const bar = handle.bottomBar !== false;
  const beside = useMediaQuery(WIDE);
  const toggle = (): void => {
    if (!beside) {
      setDrawer(true);
      return;
    }
    storage.write('side_bar_state', wide ? 'collapsed' : 'expanded');
    setWide(!wide);
  };
  return (
    <div className={online ? '' : '[--header-height:calc(100px+var(--banner-height,0px))]'}>
      <a
        href="#content"
        className="sr-only z-tooltip rounded-sm bg-surface px-4 py-3 font-bold text-accent-ink focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
      >
        {t('skip')}
      </a>
      <div className="sticky top-0 z-header">
        <Header menuOpen={beside ? wide : drawer} menuId={menuId} bar={bar} onBurger={toggle} />
        <OfflineBanner />
        <Suspense fallback={null}>
          <Acting />
        </Suspense>
        <Progress />
      </div>
      <div className="flex items-start">
        {employer && <SideMenu id={menuId} wide={wide} />}
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className={`min-w-0 flex-1 outline-none ${handle.width === 'full' ? FULL : PAGE} ${bar ? (handle.width === 'full' ? 'phone:[--bar-height:calc(4rem+env(safe-area-inset-bottom))]' : 'phone:pb-24') : ''}`}
        >
          <div id={WAITING_PLACE_ID} />
          {allowed ? <Outlet /> : <ForbiddenPage />}
        </main>
      </div>
      <ShortcutHelp groups={handle.shortcuts ?? []} />
      {bar && <BottomBar onMore={employer ? () => setDrawer(true) : undefined} moreOpen={drawer} />}
      {drawer && (
        <Suspense fallback={null}>
          <MenuDrawer open onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </div>
  );
}

function usePageHandle(): PageHandle {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}

/** After following a link the page, not the menu, has the focus: the next Tab is in the page and screen readers go on there. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  useArrival((how) => {
    if (how === 'link') main.current?.focus({ preventScroll: true });
  });
  return main;
}

/** A line under the header while the next page is on its way; nothing for the first tenth of a second. */
function Progress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className="absolute inset-x-0 top-full h-0.5 animate-[shimmer_1.6s_ease-in-out_100ms_infinite_backwards] bg-accent" />
  );
}
