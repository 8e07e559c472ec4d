import { PLANNING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const decides = { services: PLANNING, permission: 'PUBLISH_SCHEDULE' } as const;
const requests: PageHandle = {
  access: 'employer',
  needs: decides,
  menu: {
    label: 'deals:requests',
    icon: 'users',
    to: '/schedule/requests',
    order: 21,
    audience: 'employer',
    under: '/schedule',
    ...decides,
  },
};

/** Shift requests: of the signed-in employee with the shifts that they can claim, and those that managers decide. */
export const routes: RouteObject[] = [
  { path: 'schedule/requests', handle: requests, lazy: () => import('./pages/requests.tsx') },
  {
    path: 'my/shifts/requests',
    handle: { access: 'member' } satisfies PageHandle,
    lazy: () => import('./pages/my-requests.tsx'),
  },
];
