import type { PageHandle } from '@hearth/kit/menu';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { replace } from 'react-router';

const handle: PageHandle = { access: 'public' };
/** What these show depends on a secret in the address or on the session: nothing to render before the page is alive. */
const inBrowser: PageHandle = { access: 'public', rendered: 'browser' };

/** The other variant's address of the same page (reading 32). */
const toSetup = ({ request }: LoaderFunctionArgs): never => {
  throw replace(`/user/setup-mfa${new URL(request.url).search}`);
};

/** The pages of identity: the way in, and the way back in. */
export const routes: RouteObject[] = [
  { path: 'user/login', handle, lazy: () => import('./pages/login.tsx') },
  { path: 'forgot-password', handle, lazy: () => import('./pages/forgot-password.tsx') },
  { path: 'user/reset/password/:code', handle: inBrowser, lazy: () => import('./pages/reset-password.tsx') },
  { path: 'user/lost-device', handle: inBrowser, lazy: () => import('./pages/lost-device.tsx') },
  { path: 'user/setup-mfa', handle: inBrowser, lazy: () => import('./pages/setup-mfa.tsx') },
  { path: 'setup-mfa', handle: inBrowser, loader: toSetup },
  { path: 'user/verify', handle: inBrowser, lazy: () => import('./pages/verify-email.tsx') },
  { path: 'settings/security', lazy: () => import('./pages/security.tsx') },
];
