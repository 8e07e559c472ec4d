import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

/** The paper of an offer, for whoever may hire. */
export const routes: RouteObject[] = [
  {
    path: 'hiring/offers/:offerId',
    handle: { access: 'employer', needs: { services: HIRING, permission: 'HIRE' } } satisfies PageHandle,
    lazy: () => import('./pages/offer-paper.tsx'),
  },
];
