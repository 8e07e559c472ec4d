import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** Renders only in the browser, as the content depends on the secret in the URL. */
const browserOnly: PageHandle = { access: 'public', rendered: 'browser' };

/** The way in for those with a card, and for those who were invited by email. */
export const openRoutes: RouteObject[] = [
  { path: 'join', handle: browserOnly, lazy: () => import('./pages/join.tsx') },
  { path: 'join/email', handle: browserOnly, lazy: () => import('./pages/join-by-email.tsx') },
];
