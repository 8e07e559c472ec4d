import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: HIRING, permission: 'VIEW_APPLICATIONS' } as const;

/** The interviews of a day, and how they are held. */
export const routes: RouteObject[] = [
  {
    path: 'hiring/interviews',
    handle: {
      access: 'employer',
      needs,
      menu: {
        label: 'interviews:interviews',
        icon: 'clock',
        to: '/hiring/interviews',
        order: 42,
        audience: 'employer',
        ...needs,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/interviews.tsx'),
  },
  {
    path: 'hiring/interviews/kits',
    handle: { access: 'employer', needs } satisfies PageHandle,
    lazy: () => import('./pages/kits.tsx'),
  },
];
