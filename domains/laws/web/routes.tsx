import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: [...PLANNING, ...LIVE_SCHEDULE], permission: 'MANAGE_BRAND' } as const;

/** Which laws schedules are checked against. */
export const routes: RouteObject[] = [
  {
    path: 'settings/laws',
    handle: {
      access: 'employer',
      needs,
      menu: {
        label: 'laws:settings',
        icon: 'settings',
        to: '/settings/laws',
        order: 918,
        audience: 'employer',
        under: '/settings',
        ...needs,
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/settings.tsx'),
  },
];
