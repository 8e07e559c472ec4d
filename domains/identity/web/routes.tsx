import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = { access: 'public' };

/** The pages of identity: the way in. */
export const routes: RouteObject[] = [{ path: 'user/login', handle, lazy: () => import('./pages/login.tsx') }];
