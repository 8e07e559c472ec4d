import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The pages where sign-in popups of identity providers and job boards end. */
export const openRoutes: RouteObject[] = [
  {
    path: 'oauth2',
    handle: { access: 'public', rendered: 'browser', endsPopup: true } satisfies PageHandle,
    lazy: () => import('./pages/oauth2.tsx'),
  },
];
