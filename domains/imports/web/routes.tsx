import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const handle: PageHandle = {
  access: 'employer',
  menu: {
    label: 'imports:imports',
    icon: 'upload',
    to: '/settings/imports',
    order: 930,
    under: '/settings',
    audience: 'employer',
    permission: 'IMPORT_DATA',
    // A file goes into a group or one of its brands; whoever may import at a location alone could start none.
    at: ['group', 'between'],
    hereOnly: true,
  },
};
const page: PageHandle = { access: 'employer', needs: { permission: 'IMPORT_DATA' } };

/** The pages that bring files in. */
export const routes: RouteObject[] = [
  { path: '/settings/imports', handle, lazy: () => import('./pages/imports-page.tsx') },
  { path: '/settings/imports/new', handle: page, lazy: () => import('./pages/new-import-page.tsx') },
  { path: '/settings/imports/:importId', handle: page, lazy: () => import('./pages/import-page.tsx') },
];
