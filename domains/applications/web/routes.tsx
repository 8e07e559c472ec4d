import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: 'apply/:jobId', handle: { access: 'public' } satisfies PageHandle, lazy: () => import('./pages/apply.tsx') },
  {
    path: 'my/applications',
    handle: {
      access: 'member',
      menu: {
        label: 'applications:applications',
        icon: 'briefcase',
        to: '/my/applications',
        order: 40,
        audience: 'member',
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/own-applications.tsx'),
  },
];
