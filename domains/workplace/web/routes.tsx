import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: LIVE_SCHEDULE, permission: 'VIEW_SCHEDULE', hereOnly: true } as const;

/** What a location plans its weeks on. */
export const routes: RouteObject[] = [
  {
    path: 'schedule/day-notes',
    handle: {
      access: 'employer',
      needs,
      menu: {
        label: 'workplace:dayNotes',
        icon: 'file-text',
        to: '/schedule/day-notes',
        order: 26,
        audience: 'employer',
        under: '/schedule',
        ...needs,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/day-notes.tsx'),
  },
  {
    path: 'schedule/stations',
    handle: {
      access: 'employer',
      needs,
      menu: {
        label: 'workplace:stations',
        icon: 'file-text',
        to: '/schedule/stations',
        order: 27,
        audience: 'employer',
        under: '/schedule',
        at: ['location'],
        ...needs,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/stations.tsx'),
  },
];
