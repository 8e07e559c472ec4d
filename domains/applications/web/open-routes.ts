import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The public routes to apply, and where the link of the confirmation leads. */
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
  {
    // What it shows depends on the secret in the address: nothing to render on the server.
    path: 'application',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/sent-application.tsx'),
  },
];
