import { PLANNING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const approves = { services: PLANNING, permission: 'PUBLISH_SCHEDULE' } as const;
const sets = { services: PLANNING, permission: 'MANAGE_BRAND' } as const;
const timesheets: PageHandle = {
  access: 'employer',
  needs: approves,
  menu: {
    label: 'timesheets:timesheets',
    icon: 'clock',
    to: '/timesheets',
    order: 23,
    audience: 'employer',
    ...approves,
  },
};
const settings: PageHandle = {
  access: 'employer',
  needs: sets,
  menu: {
    label: 'timesheets:settings',
    icon: 'settings',
    to: '/settings/timesheets',
    order: 917,
    audience: 'employer',
    under: '/settings',
    ...sets,
  },
};
const mine: PageHandle = {
  access: 'member',
  menu: {
    label: 'timesheets:mine',
    icon: 'clock',
    to: '/my/timesheets',
    order: 65,
    audience: 'member',
    employed: true,
  },
};

/** Timesheets of a location and hours across several, one’s own, and how hours are counted. */
export const routes: RouteObject[] = [
  { path: 'timesheets', handle: timesheets, lazy: () => import('./pages/timesheets.tsx') },
  { path: 'my/timesheets', handle: mine, lazy: () => import('./pages/my-timesheets.tsx') },
  { path: 'settings/timesheets', handle: settings, lazy: () => import('./pages/settings.tsx') },
];
