import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** Where the link of an invitation leads. What it shows depends on the secret in the address: nothing to render on the server. */
export const openRoutes: RouteObject[] = [
  {
    path: 'interview',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/interview.tsx'),
  },
];
