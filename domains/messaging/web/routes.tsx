import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    path: 'messages',
    handle: {
      access: 'signedIn',
      width: 'full',
      shortcuts: ['messages'],
      menu: {
        label: 'messaging:messages',
        icon: 'message-square',
        to: '/messages',
        order: 60,
        audience: 'both',
        permission: 'VIEW_MESSAGES',
      },
    } satisfies PageHandle,
    // One page for both addresses: the list stays where it was scrolled to while conversations are opened.
    lazy: () => import('./pages/messages.tsx'),
    children: [
      { index: true },
      // What is written stands above the keyboard of a phone, not above a bar.
      { path: ':applicationId', handle: { bottomBar: false } satisfies PageHandle },
      { path: 'mine/:conversationId', handle: { bottomBar: false } satisfies PageHandle },
      { path: 'staff/:placeId/:conversationId', handle: { bottomBar: false } satisfies PageHandle },
    ],
  },
];
