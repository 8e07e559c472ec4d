import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'signedIn',
  width: 'full',
  menu: { label: 'messaging:messages', icon: 'message-square', to: '/messages', order: 60, audience: 'both' },
};

export const routes: RouteObject[] = [
  { path: 'messages', handle, lazy: () => import('./pages/messages.tsx') },
  {
    path: 'messages/:applicationId',
    handle: { access: 'signedIn', width: 'full' } satisfies PageHandle,
    lazy: () => import('./pages/messages.tsx'),
  },
];
