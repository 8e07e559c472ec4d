import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const people: PageHandle = {
  access: 'employer',
  needs: { permission: 'VIEW_TEAM', hereOnly: true },
  menu: {
    label: 'documents:title',
    icon: 'file-text',
    to: '/team/documents',
    order: 32,
    audience: 'employer',
    permission: 'VIEW_TEAM',
    hereOnly: true,
    under: '/team',
  },
};
const mine: PageHandle = {
  access: 'member',
  menu: {
    label: 'documents:mine',
    icon: 'file-text',
    to: '/my/documents',
    order: 81,
    audience: 'member',
    employed: true,
  },
};

/** Documents: of a brand’s people with the types there are, and the signed-in employee’s own. */
export const routes: RouteObject[] = [
  { path: 'team/documents', handle: people, lazy: () => import('./pages/documents.tsx') },
  { path: 'my/documents', handle: mine, lazy: () => import('./pages/my-documents.tsx') },
];
