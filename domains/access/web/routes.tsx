import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'employer',
  menu: {
    label: 'access:access',
    icon: 'shield',
    to: '/access-portal/main',
    order: 920,
    audience: 'employer',
    permission: 'MANAGE_ACCESS',
    hereOnly: true,
  },
};

/** The page on who may do what. */
export const routes: RouteObject[] = [
  { path: '/access-portal/main/:path?', handle, lazy: () => import('./pages/access-page.tsx') },
];
