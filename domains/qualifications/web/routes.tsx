import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const people: PageHandle = {
  access: 'employer',
  needs: { permission: 'VIEW_TEAM', hereOnly: true },
  menu: {
    label: 'qualifications:title',
    icon: 'file-text',
    to: '/team/qualifications',
    order: 31,
    audience: 'employer',
    permission: 'VIEW_TEAM',
    hereOnly: true,
    under: '/team',
  },
};
const mine: PageHandle = {
  access: 'member',
  menu: {
    label: 'qualifications:mine',
    icon: 'file-text',
    to: '/my/qualifications',
    order: 80,
    audience: 'member',
    employed: true,
  },
};

/** Qualifications: of a brand's people with what there is and what positions require, and the signed-in employee's own. */
export const routes: RouteObject[] = [
  { path: 'team/qualifications', handle: people, lazy: () => import('./pages/qualifications.tsx') },
  { path: 'my/qualifications', handle: mine, lazy: () => import('./pages/my-qualifications.tsx') },
];
