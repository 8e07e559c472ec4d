import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'employer',
  menu: { label: 'team:team', icon: 'users', to: '/team', order: 30, audience: 'employer', permission: 'VIEW_TEAM' },
};

/** The pages of the people who work for a brand, and of acting for one of them. */
export const routes: RouteObject[] = [
  { path: '/team', handle, lazy: () => import('./pages/team-page.tsx') },
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
