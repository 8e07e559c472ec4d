import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const list: PageHandle = {
  access: 'employer',
  menu: {
    label: 'jobs:jobs',
    icon: 'file-text',
    to: '/hiring/jobs',
    order: 45,
    audience: 'employer',
    permission: 'VIEW_JOBS',
  },
};
const editor: PageHandle = { access: 'employer' };
const library: PageHandle = { access: 'employer', needs: { permission: 'VIEW_JOBS' } };

/** The pages of those who hire. The public pages stand in `career`. */
export const routes: RouteObject[] = [
  { path: 'hiring/jobs', handle: list, lazy: () => import('./pages/jobs.tsx') },
  { path: 'hiring/jobs/:jobId', handle: editor, lazy: () => import('./pages/job.tsx') },
  { path: 'hiring/templates', handle: library, lazy: () => import('./pages/templates.tsx') },
  { path: 'hiring/templates/:templateId', handle: library, lazy: () => import('./pages/template.tsx') },
];
