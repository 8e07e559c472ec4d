import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = { access: 'employer', needs: { permission: 'MANAGE_JOBS' } };

/** The page of open shifts, reached from the jobs. */
export const routes: RouteObject[] = [{ path: 'hiring/gaps', handle, lazy: () => import('./pages/gaps.tsx') }];
