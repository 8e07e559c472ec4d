import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const settings: PageHandle = { access: 'employer' };

/** The settings of sign-in, and where popups of sign-ins end: of account providers and of job boards. */
export const routes: RouteObject[] = [
  {
    path: 'oauth2',
    handle: { access: 'public', rendered: 'browser', endsPopup: true } satisfies PageHandle,
    lazy: () => import('./pages/oauth2.tsx'),
  },
  {
    path: '/settings/sign-in',
    handle: {
      ...settings,
      menu: {
        label: 'federation:signIn',
        icon: 'settings',
        to: '/settings/sign-in',
        order: 930,
        audience: 'employer',
        permission: 'MANAGE_ACCESS',
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
