import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'employer',
  slots: true,
  menu: {
    label: 'core:locations',
    icon: 'building',
    to: '/settings/locations',
    order: 910,
    audience: 'employer',
    permission: 'VIEW_BRAND',
  },
};

const features: PageHandle = {
  access: 'employer',
  needs: { permission: 'MANAGE_BRAND', hereOnly: true },
  menu: {
    label: 'core:features',
    icon: 'settings',
    to: '/settings/features',
    order: 940,
    under: '/settings',
    audience: 'employer',
    permission: 'MANAGE_BRAND',
    hereOnly: true,
  },
};

/** The pages on the brand tree. */
export const routes: RouteObject[] = [
  { path: '/settings/locations', handle, lazy: () => import('./pages/locations-page.tsx') },
  { path: '/settings/features', handle: features, lazy: () => import('./pages/features-page.tsx') },
];
