import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const sees = { services: LIVE_SCHEDULE, permission: 'VIEW_SCHEDULE' } as const;
const live: PageHandle = {
  access: 'employer',
  slots: true,
  needs: sees,
  menu: {
    label: 'clock:live',
    icon: 'radio',
    to: '/schedule/live',
    order: 20.5,
    audience: 'employer',
    under: '/schedule',
    at: ['location'],
    ...sees,
  },
};
const manages = { services: LIVE_SCHEDULE, permission: 'MANAGE_BRAND' } as const;
const settings: PageHandle = {
  access: 'employer',
  needs: manages,
  menu: {
    label: 'clock:settings',
    icon: 'settings',
    to: '/settings/clock',
    order: 917,
    audience: 'employer',
    under: '/settings',
    ...manages,
  },
};
const tablets: PageHandle = {
  access: 'employer',
  needs: { services: LIVE_SCHEDULE, permission: 'PUBLISH_SCHEDULE' },
  menu: {
    label: 'clock:tablets',
    icon: 'settings',
    to: '/settings/kiosks',
    order: 917.5,
    audience: 'employer',
    under: '/settings',
    at: ['location'],
    services: LIVE_SCHEDULE,
    permission: 'PUBLISH_SCHEDULE',
  },
};
const mine: PageHandle = {
  access: 'member',
  slots: true,
  menu: { label: 'clock:mine', icon: 'clock', to: '/my/hours', order: 65, audience: 'member', employed: true },
};

/** The live day of a location, how it clocks in, and one's own hours. */
export const routes: RouteObject[] = [
  { path: 'schedule/live', handle: live, lazy: () => import('./pages/live-day.tsx') },
  { path: 'settings/clock', handle: settings, lazy: () => import('./pages/settings.tsx') },
  { path: 'settings/kiosks', handle: tablets, lazy: () => import('./pages/kiosks.tsx') },
  { path: 'my/hours', handle: mine, lazy: () => import('./pages/my-hours.tsx') },
];
