import { secondFactorSetupPath } from '@hearth/client/variant';
import type { PageHandle } from '@hearth/kit/menu';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { replace } from 'react-router';

const handle: PageHandle = { access: 'public' };
/** What these show depends on a secret in the address or on the session: nothing to render before the page is alive. */
const inBrowser: PageHandle = { access: 'public', rendered: 'browser' };

/** Redirects to the URL of the setup page's variant (reading 32). */
const redirectToVariant = ({ request }: LoaderFunctionArgs): null => {
  const { pathname, search } = new URL(request.url);
  if (pathname === secondFactorSetupPath()) return null;
  throw replace(`${secondFactorSetupPath()}${search}`);
};
const setup = { handle: inBrowser, loader: redirectToVariant, lazy: () => import('./pages/setup-mfa.tsx') };

/** The pages of identity before the login: the way in, and the way back in. */
export const openRoutes: RouteObject[] = [
  { path: 'user/login', handle, lazy: () => import('./pages/login.tsx') },
  { path: 'forgot-password', handle, lazy: () => import('./pages/forgot-password.tsx') },
  { path: 'user/reset/password/:code', handle: inBrowser, lazy: () => import('./pages/reset-password.tsx') },
  { path: 'user/lost-device', handle: inBrowser, lazy: () => import('./pages/lost-device.tsx') },
  { ...setup, path: 'user/setup-mfa' },
  { ...setup, path: 'setup-mfa' },
  { path: 'user/verify', handle: inBrowser, lazy: () => import('./pages/verify-email.tsx') },
];
