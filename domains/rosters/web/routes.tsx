import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const print: PageHandle = { access: 'employer', needs: { services: LIVE_SCHEDULE, permission: 'VIEW_SCHEDULE' } };

/** A week for the wall; the schedule's menu of exports leads to it. */
export const routes: RouteObject[] = [
  { path: 'schedule/print', handle: print, lazy: () => import('./pages/print-week.tsx') },
];
