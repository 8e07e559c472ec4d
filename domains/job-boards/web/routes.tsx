import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'employer',
  needs: { permission: 'VIEW_JOBS' },
  menu: {
    label: 'job-boards:boards',
    icon: 'file-text',
    to: '/hiring/job-boards',
    order: 46,
    audience: 'employer',
    permission: 'VIEW_JOBS',
    under: '/hiring/jobs',
  },
};

/** Job boards, under the jobs. */
export const routes: RouteObject[] = [
  { path: 'hiring/job-boards', handle, lazy: () => import('./pages/job-boards.tsx') },
];
