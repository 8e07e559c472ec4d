import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/**
 * The page behind an invitation's link. Not rendered on the server: its secret is in the fragment. What it shows
 * depends on the secret in the address: nothing to render on the server.
 */
export const openRoutes: RouteObject[] = [
  {
    path: 'interview',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/interview.tsx'),
  },
];
