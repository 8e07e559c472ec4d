import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = { access: 'employer', needs: { services: HIRING, permission: 'VIEW_JOBS' } };

/** Hiring requests, reached from the jobs. */
export const routes: RouteObject[] = [{ path: 'hiring/requests', handle, lazy: () => import('./pages/requests.tsx') }];
