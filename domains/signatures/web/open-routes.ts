import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The page behind a signer’s link, and the one that checks a file. Not rendered on the server: the secret is in the fragment. */
export const openRoutes: RouteObject[] = [
  {
    path: 'sign',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/sign.tsx'),
  },
  {
    path: 'verify-document',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/verify-document.tsx'),
  },
];
