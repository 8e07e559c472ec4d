import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const group: PageHandle = {
  access: 'employer',
  menu: {
    label: 'tokens:apiTokens',
    icon: 'shield',
    to: '/settings/api-tokens',
    order: 937,
    audience: 'employer',
    permission: 'MANAGE_ACCESS',
    hereOnly: true,
    at: ['group'],
    under: '/settings',
  },
};

/** The API tokens of a person, which their security settings lead to, and those of a group. */
export const routes: RouteObject[] = [
  { path: '/settings/api-tokens', handle: group, lazy: () => import('./pages/group-tokens.tsx') },
  {
    path: '/settings/security/tokens',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/own-tokens.tsx'),
  },
];
