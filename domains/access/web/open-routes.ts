import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** What this shows depends on the secret in the address: nothing to render before the page is alive. */
const inBrowser: PageHandle = { access: 'public', rendered: 'browser' };

/** The page of an invitation, which is opened without an account too, and that of one's own groups, which opens while a group keeps its people out. */
export const openRoutes: RouteObject[] = [
  { path: 'invitation', handle: inBrowser, lazy: () => import('./pages/invitation.tsx') },
  { path: 'groups', handle: inBrowser, lazy: () => import('./pages/own-groups.tsx') },
];
