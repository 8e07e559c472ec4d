import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = { access: 'public' };

/** The pages of registration: the two ways of signing up. */
export const openRoutes: RouteObject[] = [
  { path: 'user/signup', handle, lazy: () => import('./pages/sign-up-choice.tsx') },
  { path: 'user/signup/employer', handle, lazy: () => import('./pages/sign-up-employer.tsx') },
  { path: 'user/signup/candidate', handle, lazy: () => import('./pages/sign-up-candidate.tsx') },
];
