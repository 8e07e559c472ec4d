import { ENGAGEMENT_SERVICE } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';

const needs = { services: [ENGAGEMENT_SERVICE], permission: 'VIEW_TEAM_ENGAGEMENT' } as const;

/** Survey results for managers; employees answer on their home page. Employees are asked on their home. */
export const routes: RouteObject[] = [
  {
    path: 'employee-voice',
    handle: {
      access: 'employer',
      needs,
      menu: { label: 'surveys:voice', icon: 'hand', to: '/employee-voice', order: 35, audience: 'employer', ...needs },
    } satisfies PageHandle,
    lazy: () => import('./pages/survey-results.tsx'),
  },
];
