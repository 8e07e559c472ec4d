import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const checks: PageHandle = {
  access: 'employer',
  needs: { permission: 'VIEW_IMMIGRATION', hereOnly: true },
  menu: {
    label: 'eligibility:title',
    icon: 'shield',
    to: '/team/right-to-work',
    order: 33,
    audience: 'employer',
    permission: 'VIEW_IMMIGRATION',
    hereOnly: true,
    under: '/team',
  },
};
const settings: PageHandle = {
  access: 'employer',
  needs: { permission: 'MANAGE_BRAND' },
  menu: {
    label: 'eligibility:title',
    icon: 'settings',
    to: '/settings/right-to-work',
    order: 919,
    audience: 'employer',
    under: '/settings',
    permission: 'MANAGE_BRAND',
  },
};

/** The right to work: the checks of a brand’s people, the signed-in employee’s own, and what is asked where. */
export const routes: RouteObject[] = [
  { path: 'team/right-to-work', handle: checks, lazy: () => import('./pages/right-to-work.tsx') },
  // Notices, the page of documents and that of onboarding lead here; who has no check has no use for a menu entry.
  {
    path: 'my/right-to-work',
    handle: { access: 'member' } satisfies PageHandle,
    lazy: () => import('./pages/my-right-to-work.tsx'),
  },
  { path: 'settings/right-to-work', handle: settings, lazy: () => import('./pages/settings.tsx') },
];
