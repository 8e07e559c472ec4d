import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The clock of a shared tablet, which is signed in as nobody. What it shows depends on what this browser was paired as. */
export const openRoutes: RouteObject[] = [
  {
    path: 'kiosk',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/kiosk.tsx'),
  },
];
