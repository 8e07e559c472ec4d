import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** Cards of people who work for a brand, and acting for one of them. */
export const routes: RouteObject[] = [
  {
    path: 'team',
    handle: {
      access: 'employer',
      slots: 'later',
      menu: {
        label: 'team:team',
        icon: 'users',
        to: '/team',
        order: 30,
        audience: 'employer',
        permission: 'VIEW_TEAM',
        hereOnly: true,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/team-page.tsx'),
  },
  {
    path: '/team/cards',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/cards-page.tsx'),
  },
  {
    path: '/team/:employeeId',
    handle: { access: 'employer', slots: true } satisfies PageHandle,
    lazy: () => import('./pages/person-page.tsx'),
  },
  {
    path: '/team/act/:userId',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/act-for-page.tsx'),
  },
];
