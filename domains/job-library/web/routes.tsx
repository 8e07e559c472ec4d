import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The page of the library. A template is written with the editor of jobs, whose page that is. */
export const routes: RouteObject[] = [
  {
    path: 'hiring/templates',
    handle: {
      access: 'employer',
      needs: { services: HIRING, permission: 'VIEW_JOBS' },
      slots: true,
    } satisfies PageHandle,
    lazy: () => import('./pages/templates.tsx'),
  },
];
