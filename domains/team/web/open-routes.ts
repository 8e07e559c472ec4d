import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** What this shows depends on the secret in the address: nothing to render before the page is alive. */
const inBrowser: PageHandle = { access: 'public', rendered: 'browser' };

/** The way in for those with a card. */
export const openRoutes: RouteObject[] = [{ path: 'join', handle: inBrowser, lazy: () => import('./pages/join.tsx') }];
