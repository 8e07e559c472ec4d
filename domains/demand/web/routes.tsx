import { PLANNING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: PLANNING, permission: 'EDIT_SCHEDULE', hereOnly: true } as const;

/** How many people are needed when. */
export const routes: RouteObject[] = [
  {
    path: 'schedule/staffing-needs',
    handle: {
      access: 'employer',
      needs,
      menu: {
        label: 'demand:staffingNeeds',
        icon: 'users',
        to: '/schedule/staffing-needs',
        order: 26,
        audience: 'employer',
        under: '/schedule',
        at: ['location'],
        ...needs,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/staffing-needs.tsx'),
  },
];
