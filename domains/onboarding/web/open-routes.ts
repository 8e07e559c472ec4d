import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The page behind a new hire's link. Not rendered on the server: what it shows depends on the secret in the fragment. */
export const openRoutes: RouteObject[] = [
  {
    path: 'first-day',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/first-day.tsx'),
  },
];
