import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: HIRING, permission: 'VIEW_JOBS' } as const;
const handle: PageHandle = {
  access: 'employer',
  needs,
  menu: {
    label: 'job-boards:boards',
    icon: 'file-text',
    to: '/hiring/job-boards',
    order: 46,
    audience: 'employer',
    ...needs,
    under: '/hiring/jobs',
  },
};

/** Job boards, under the jobs. */
export const routes: RouteObject[] = [
  { path: 'hiring/job-boards', handle, lazy: () => import('./pages/job-boards.tsx') },
];
