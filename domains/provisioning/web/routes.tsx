import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'employer',
  menu: {
    label: 'provisioning:directories',
    icon: 'users',
    to: '/settings/directories',
    order: 935,
    audience: 'employer',
    permission: 'MANAGE_ACCESS',
    hereOnly: true,
    at: ['group'],
    under: '/settings',
  },
};

/** The settings of directories that keep a group's people up to date. */
export const routes: RouteObject[] = [
  { path: '/settings/directories', handle, lazy: () => import('./pages/directories-page.tsx') },
];
