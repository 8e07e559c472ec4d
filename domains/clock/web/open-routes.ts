import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** Pages for whoever is signed in as nobody: the clock of a shared tablet, and the check of a downloaded log of hours. */
export const openRoutes: RouteObject[] = [
  {
    path: 'kiosk',
    handle: { access: 'public', rendered: 'browser', offline: true } satisfies PageHandle,
    lazy: () => import('./pages/kiosk.tsx'),
  },
  {
    path: 'verify-hours',
    handle: { access: 'public', rendered: 'browser', offline: true } satisfies PageHandle,
    lazy: () => import('./pages/verify-hours.tsx'),
  },
];
