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
const library: PageHandle = { access: 'employer', needs: { permission: 'VIEW_JOBS' } };

/** The hiring pages, except the job editor, which combines several domains. The public pages stand in `career`. */
export const routes: RouteObject[] = [
  { path: 'hiring/jobs', handle: list, lazy: () => import('./pages/jobs.tsx') },
  { path: 'hiring/templates', handle: library, lazy: () => import('./pages/templates.tsx') },
  { path: 'hiring/templates/:templateId', handle: library, lazy: () => import('./pages/template.tsx') },
];
