import { HIRING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: HIRING, permission: 'VIEW_JOBS' } as const;
const library: PageHandle = { access: 'employer', needs };

/** The hiring pages, except the list of jobs and the job editor, which combine several domains. The public pages stand in `career`. */
export const routes: RouteObject[] = [
  { path: 'hiring/templates', handle: library, lazy: () => import('./pages/templates.tsx') },
  { path: 'hiring/templates/:templateId', handle: library, lazy: () => import('./pages/template.tsx') },
];
