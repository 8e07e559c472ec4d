import type { BrandLevel, PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';
import { RISK_SERVICE } from '../rules/services.ts';

const needs = { services: [RISK_SERVICE], permission: 'ACCESS_RISK_DETECTION_DASHBOARD' } as const;
const risks = (to: string, at: readonly BrandLevel[]): PageHandle => ({
  access: 'employer',
  needs,
  menu: { label: 'compliance:risks', icon: 'triangle-alert', to, order: 25, audience: 'employer', at, ...needs },
});
const page = () => import('./pages/risks.tsx');

/** The dashboard at two paths: for a whole group with reports of all levels, and for a part of it. */
export const routes: RouteObject[] = [
  { path: 'risk-dashboard', handle: risks('/risk-dashboard', ['group']), lazy: () => import('./pages/all-risks.tsx') },
  { path: 'tl-risk-dashboard', handle: risks('/tl-risk-dashboard', ['between', 'location']), lazy: page },
];
