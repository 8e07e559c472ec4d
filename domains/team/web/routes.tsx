import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** Cards of people who work for a brand, and acting for one of them. The people themselves stand on a page of several domains. */
export const routes: RouteObject[] = [
  {
    path: '/team/cards',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/cards-page.tsx'),
  },
  {
    path: '/team/act/:userId',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/act-for-page.tsx'),
  },
];
