import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = { access: 'public' };

/** What this shows depends on the secret in the address: nothing to render before the page is alive. */
const inBrowser: PageHandle = { access: 'public', rendered: 'browser' };

/** The pages of registration: the two ways of signing up, and where set-up links lead. */
export const openRoutes: RouteObject[] = [
  { path: 'user/signup', handle, lazy: () => import('./pages/sign-up-choice.tsx') },
  { path: 'user/signup/employer', handle, lazy: () => import('./pages/sign-up-employer.tsx') },
  { path: 'user/signup/candidate', handle, lazy: () => import('./pages/sign-up-candidate.tsx') },
  { path: 'user/signup/invited', handle: inBrowser, lazy: () => import('./pages/sign-up-invited.tsx') },
  { path: 'setup', handle: inBrowser, lazy: () => import('./pages/set-up.tsx') },
];
