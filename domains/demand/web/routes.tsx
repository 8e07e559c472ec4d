import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: PLANNING, permission: 'EDIT_SCHEDULE', hereOnly: true } as const;

const reads = { services: LIVE_SCHEDULE, permission: 'VIEW_SCHEDULE', hereOnly: true } as const;

/** What there is to do, and how many people are needed when. */
export const routes: RouteObject[] = [
  {
    path: 'schedule/demand',
    handle: {
      access: 'employer',
      needs: reads,
      menu: {
        label: 'demand:demand',
        icon: 'chart-column',
        to: '/schedule/demand',
        order: 25.5,
        audience: 'employer',
        under: '/schedule',
        at: ['location'],
        ...reads,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/demand.tsx'),
  },
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
