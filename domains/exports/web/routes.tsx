import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** A person's own prepared files, which notifications lead to. */
export const routes: RouteObject[] = [
  {
    path: '/exports',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/own-exports.tsx'),
  },
];
