import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const schedules = { services: [...PLANNING, ...LIVE_SCHEDULE], permission: 'MANAGE_BRAND' } as const;
const settings: PageHandle = {
  access: 'employer',
  needs: schedules,
  menu: {
    label: 'leave:timeOff',
    icon: 'settings',
    to: '/settings/time-off',
    order: 916,
    audience: 'employer',
    under: '/settings',
    ...schedules,
  },
};

/** The settings of time off: policies and closed days. */
export const routes: RouteObject[] = [
  { path: 'settings/time-off', handle: settings, lazy: () => import('./pages/settings.tsx') },
];
