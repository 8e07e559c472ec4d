import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: LIVE_SCHEDULE, permission: 'VIEW_SCHEDULE' } as const;
const schedule: PageHandle = {
  access: 'employer',
  needs,
  shortcuts: ['schedule'],
  slots: 'later',
  width: 'full',
  menu: {
    label: 'scheduling:schedule',
    icon: 'calendar-days',
    to: '/schedule',
    order: 20,
    audience: 'employer',
    ...needs,
  },
};
const month: PageHandle = {
  access: 'employer',
  needs,
  menu: {
    label: 'scheduling:month',
    icon: 'calendar-days',
    to: '/schedule/month',
    order: 21,
    audience: 'employer',
    under: '/schedule',
    ...needs,
  },
};
const decides = { services: LIVE_SCHEDULE, permission: 'DECIDE_TIME_OFF' } as const;
const timeOffRequests: PageHandle = {
  access: 'employer',
  needs: decides,
  menu: {
    label: 'scheduling:timeOff',
    icon: 'hand',
    to: '/schedule/time-off',
    order: 22,
    audience: 'employer',
    under: '/schedule',
    ...decides,
  },
};
const myShifts: PageHandle = {
  access: 'member',
  slots: true,
  menu: {
    label: 'scheduling:myShifts',
    icon: 'calendar-days',
    to: '/my/shifts',
    order: 20,
    audience: 'member',
    employed: true,
  },
};
const availability: PageHandle = {
  access: 'member',
  menu: {
    label: 'scheduling:availability',
    icon: 'clock',
    to: '/my/availability',
    order: 30,
    audience: 'member',
    employed: true,
  },
};
const timeOff: PageHandle = {
  access: 'member',
  slots: true,
  menu: {
    label: 'scheduling:timeOff',
    icon: 'hand',
    to: '/my/time-off',
    order: 35,
    audience: 'member',
    employed: true,
  },
};

/** The pages of scheduling: the week of a location, and what employees say about their own time. */
export const routes: RouteObject[] = [
  { path: 'schedule', handle: schedule, lazy: () => import('./pages/schedule.tsx') },
  { path: 'schedule/month', handle: month, lazy: () => import('./pages/schedule-month.tsx') },
  { path: 'schedule/time-off', handle: timeOffRequests, lazy: () => import('./pages/time-off-requests.tsx') },
  { path: 'my/shifts', handle: myShifts, lazy: () => import('./pages/my-shifts.tsx') },
  { path: 'my/availability', handle: availability, lazy: () => import('./pages/my-availability.tsx') },
  { path: 'my/time-off', handle: timeOff, lazy: () => import('./pages/my-time-off.tsx') },
];
