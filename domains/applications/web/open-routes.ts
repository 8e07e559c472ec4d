import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The public routes to apply. */
export const openRoutes: RouteObject[] = [
  {
    path: 'apply/:jobId',
    handle: {
      access: 'public',
      // Apart: every page has the routes, only this one needs the colours and the job.
      load: async (params, call) => (await import('./load-job.ts')).loadJob(params, call),
    } satisfies PageHandle,
    lazy: () => import('./pages/apply.tsx'),
  },
];
