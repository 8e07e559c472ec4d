import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const hiring = { services: HIRING, permission: 'VIEW_APPLICATIONS' } as const;

/** The pages behind the login: the hiring board, and a candidate's own applications. */
export const routes: RouteObject[] = [
  {
    path: 'dashboard/hiring',
    handle: {
      access: 'employer',
      width: 'full',
      needs: hiring,
      shortcuts: ['hiring'],
      slots: true,
      menu: {
        label: 'applications:hiring',
        icon: 'briefcase',
        to: '/dashboard/hiring',
        order: 40,
        audience: 'employer',
        ...hiring,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/pipeline.tsx'),
  },
  {
    path: 'my/applications',
    handle: {
      access: 'signedIn',
      slots: true,
      menu: {
        label: 'applications:applications',
        icon: 'briefcase',
        to: '/my/applications',
        order: 70,
        audience: 'member',
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/own-applications.tsx'),
  },
];
