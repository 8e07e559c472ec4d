import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The page behind a team link. Not rendered on the server: its secret is in the fragment. */
export const openRoutes: RouteObject[] = [
  {
    path: 'team-week',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/team-week.tsx'),
  },
];
