import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const board: PageHandle = {
  access: 'employer',
  needs: { permission: 'VIEW_TEAM', hereOnly: true },
  menu: {
    label: 'onboarding:title',
    icon: 'file-text',
    to: '/onboarding',
    order: 32,
    audience: 'employer',
    permission: 'VIEW_TEAM',
    hereOnly: true,
    under: '/team',
  },
};
const mine: PageHandle = {
  access: 'member',
  menu: {
    label: 'onboarding:mine',
    icon: 'file-text',
    to: '/my/onboarding',
    order: 85,
    audience: 'member',
    employed: true,
  },
};

/** Onboarding: of a brand's new hires with its templates, and the signed-in employee's own. */
export const routes: RouteObject[] = [
  { path: 'onboarding', handle: board, lazy: () => import('./pages/onboarding.tsx') },
  { path: 'my/onboarding', handle: mine, lazy: () => import('./pages/my-onboarding.tsx') },
];
