import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const settings: PageHandle = { access: 'employer', needs: { permission: 'MANAGE_ACCESS' } };

/** The webhooks of a group, in the settings. */
export const routes: RouteObject[] = [
  {
    path: '/settings/webhooks',
    handle: {
      ...settings,
      menu: {
        label: 'webhooks:webhooks',
        icon: 'settings',
        to: '/settings/webhooks',
        order: 938,
        audience: 'employer',
        permission: 'MANAGE_ACCESS',
        hereOnly: true,
        at: ['group'],
        under: '/settings',
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/webhooks.tsx'),
  },
  { path: '/settings/webhooks/events', handle: settings, lazy: () => import('./pages/events.tsx') },
  { path: '/settings/webhooks/:webhookId', handle: settings, lazy: () => import('./pages/webhook.tsx') },
];
