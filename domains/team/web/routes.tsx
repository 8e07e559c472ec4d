import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'employer',
  menu: { label: 'team:team', icon: 'users', to: '/team', order: 30, audience: 'employer', permission: 'VIEW_TEAM' },
};

/** The page of the people who work for a brand. */
export const routes: RouteObject[] = [{ path: '/team', handle, lazy: () => import('./pages/team-page.tsx') }];
