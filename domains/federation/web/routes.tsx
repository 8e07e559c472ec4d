import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const settings: PageHandle = { access: 'employer', needs: { permission: 'MANAGE_ACCESS' } };

/** The settings of sign-in. */
export const routes: RouteObject[] = [
  {
    path: '/settings/sign-in',
    handle: {
      ...settings,
      menu: {
        label: 'federation:signIn',
        icon: 'settings',
        to: '/settings/sign-in',
        order: 930,
        under: '/settings',
        audience: 'employer',
        permission: 'MANAGE_ACCESS',
        hereOnly: true,
        at: ['group'],
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/sign-in-settings.tsx'),
  },
  {
    path: '/settings/sign-in/providers/:providerId',
    handle: settings,
    lazy: () => import('./pages/provider-page.tsx'),
  },
];
