import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const team: PageHandle = {
  access: 'employer',
  needs: { permission: 'VIEW_TEAM', hereOnly: true },
  menu: {
    label: 'signatures:title',
    icon: 'file-text',
    to: '/team/agreements',
    order: 33,
    audience: 'employer',
    permission: 'VIEW_TEAM',
    hereOnly: true,
    under: '/team',
  },
};
const mine: PageHandle = {
  access: 'member',
  menu: {
    label: 'signatures:mine',
    icon: 'file-text',
    to: '/my/agreements',
    order: 86,
    audience: 'member',
    employed: true,
  },
};

/** Agreements: of a brand’s people, and the signed-in employee’s own. */
export const routes: RouteObject[] = [
  { path: 'team/agreements', handle: team, lazy: () => import('./pages/agreements.tsx') },
  { path: 'my/agreements', handle: mine, lazy: () => import('./pages/my-agreements.tsx') },
];
