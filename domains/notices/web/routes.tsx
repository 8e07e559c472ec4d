import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The notification centre, and its settings. */
export const routes: RouteObject[] = [
  {
    path: 'notifications',
    handle: { access: 'signedIn' } satisfies PageHandle,
    lazy: () => import('./pages/notifications.tsx'),
  },
  { path: 'settings/notifications', lazy: () => import('./pages/notification-settings.tsx') },
];
