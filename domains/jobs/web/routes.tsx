import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: HIRING, permission: 'VIEW_JOBS' } as const;
const library: PageHandle = { access: 'employer', needs };

/** The pages of jobs behind the login. The public pages are in `career`. */
export const routes: RouteObject[] = [
  {
    path: 'hiring/jobs',
    handle: {
      access: 'employer',
      needs,
      slots: true,
      menu: { label: 'jobs:jobs', icon: 'file-text', to: '/hiring/jobs', order: 45, audience: 'employer', ...needs },
    } satisfies PageHandle,
    lazy: () => import('./pages/jobs.tsx'),
  },
  { path: 'hiring/jobs/:jobId', handle: { ...library, slots: true }, lazy: () => import('./pages/job.tsx') },
  { path: 'hiring/templates/:templateId', handle: library, lazy: () => import('./pages/template.tsx') },
];
