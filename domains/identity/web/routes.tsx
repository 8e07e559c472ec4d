import type { RouteObject } from 'react-router';

/** The pages of identity behind the login. */
export const routes: RouteObject[] = [{ path: 'settings/security', lazy: () => import('./pages/security.tsx') }];
