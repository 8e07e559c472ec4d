import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** Where the link of an offer leads. What it shows depends on the secret in the address: nothing to render on the server. */
export const openRoutes: RouteObject[] = [
  {
    path: 'offer',
    handle: { access: 'public', rendered: 'browser' } satisfies PageHandle,
    lazy: () => import('./pages/own-offer.tsx'),
  },
];
