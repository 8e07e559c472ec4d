import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** Where popups of sign-ins end: of account providers and of job boards. */
export const openRoutes: RouteObject[] = [
  {
    path: 'oauth2',
    handle: { access: 'public', rendered: 'browser', endsPopup: true } satisfies PageHandle,
    lazy: () => import('./pages/oauth2.tsx'),
  },
];
