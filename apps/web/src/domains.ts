import { routes as access } from '@hearth/domains/access/routes';
import { routes as applications } from '@hearth/domains/applications/routes';
import { routes as core } from '@hearth/domains/core/routes';
import { routes as dashboards } from '@hearth/domains/dashboards/routes';
import { routes as demand } from '@hearth/domains/demand/routes';
import { routes as documents } from '@hearth/domains/documents/routes';
import { routes as eligibility } from '@hearth/domains/eligibility/routes';
import { routes as onboarding } from '@hearth/domains/onboarding/routes';
import { routes as qualifications } from '@hearth/domains/qualifications/routes';
import { routes as clock } from '@hearth/domains/clock/routes';
import { routes as deals } from '@hearth/domains/deals/routes';
import { routes as exports } from '@hearth/domains/exports/routes';
import { routes as federation } from '@hearth/domains/federation/routes';
import { routes as identity } from '@hearth/domains/identity/routes';
import { routes as imports } from '@hearth/domains/imports/routes';
import { routes as interviews } from '@hearth/domains/interviews/routes';
import { routes as jobBoards } from '@hearth/domains/job-boards/routes';
import { routes as jobLibrary } from '@hearth/domains/job-library/routes';
import { routes as jobs } from '@hearth/domains/jobs/routes';
import { routes as laws } from '@hearth/domains/laws/routes';
import { routes as leave } from '@hearth/domains/leave/routes';
import { routes as matching } from '@hearth/domains/matching/routes';
import { routes as messaging } from '@hearth/domains/messaging/routes';
import { routes as notices } from '@hearth/domains/notices/routes';
import { routes as offers } from '@hearth/domains/offers/routes';
import { routes as provisioning } from '@hearth/domains/provisioning/routes';
import { routes as requisitions } from '@hearth/domains/requisitions/routes';
import { routes as rosters } from '@hearth/domains/rosters/routes';
import { routes as risk } from '@hearth/domains/compliance/routes';
import { routes as scheduling } from '@hearth/domains/scheduling/routes';
import { routes as signatures } from '@hearth/domains/signatures/routes';
import { routes as team } from '@hearth/domains/team/routes';
import { routes as voice } from '@hearth/domains/surveys/routes';
import { routes as timesheets } from '@hearth/domains/timesheets/routes';
import { routes as tokens } from '@hearth/domains/tokens/routes';
import { routes as webhooks } from '@hearth/domains/webhooks/routes';
import { routes as workplace } from '@hearth/domains/workplace/routes';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import type { PageHandle } from '@hearth/kit/menu';
import type { RouteObject } from 'react-router';
import { withContributions } from './slots/with-contributions.tsx';

const schedule = { services: [...PLANNING, ...LIVE_SCHEDULE], permission: 'MANAGE_BRAND' } as const;

/** Pages that are put together from several domains. */
const composed: RouteObject[] = [
  {
    path: 'dashboard',
    handle: {
      access: 'signedIn',
      menu: {
        label: 'dashboards:today',
        icon: 'house',
        to: '/dashboard',
        order: 10,
        audience: 'employer',
        at: ['location'],
      },
    } satisfies PageHandle,
    lazy: () => import('./pages/landing.tsx'),
  },
  {
    path: 'welcome',
    handle: { access: 'signedIn' } satisfies PageHandle,
    lazy: () => import('./pages/welcome.tsx'),
  },
  {
    path: 'dashboard/member',
    handle: {
      access: 'member',
      menu: { label: 'shell:home', icon: 'house', to: '/dashboard/member', order: 10, audience: 'member' },
    } satisfies PageHandle,
    lazy: () => import('./pages/member-home.tsx'),
  },
  {
    path: 'settings',
    handle: {
      access: 'signedIn',
      menu: { label: 'shell:settings', icon: 'settings', to: '/settings', order: 960, audience: 'employer' },
    } satisfies PageHandle,
    lazy: () => import('./settings/overview.tsx'),
  },
  {
    path: 'settings/preferences',
    handle: { access: 'signedIn' } satisfies PageHandle,
    lazy: () => import('./settings/preferences.tsx'),
  },
  {
    path: 'settings/brand',
    handle: {
      access: 'employer',
      needs: { permission: 'MANAGE_BRAND', hereOnly: true },
      menu: {
        label: 'shell:brand',
        icon: 'settings',
        to: '/settings/brand',
        order: 912,
        audience: 'employer',
        permission: 'MANAGE_BRAND',
        hereOnly: true,
        under: '/settings',
      },
    } satisfies PageHandle,
    lazy: () => import('./settings/brand.tsx'),
  },
  {
    path: 'settings/schedule',
    handle: {
      access: 'employer',
      needs: schedule,
      menu: {
        label: 'shell:schedule',
        icon: 'settings',
        to: '/settings/schedule',
        order: 914,
        audience: 'employer',
        under: '/settings',
        ...schedule,
      },
    } satisfies PageHandle,
    lazy: () => import('./settings/schedule.tsx'),
  },
  {
    path: 'settings/locations/:locationId',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./settings/location/page.tsx'),
  },
  {
    path: 'map',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/map.tsx'),
  },
  {
    path: 'global-search-result/:searchTerm',
    handle: { access: 'employer' } satisfies PageHandle,
    lazy: () => import('./pages/global-search-result.tsx'),
  },
];

const pages: readonly RouteObject[] = [
  ...identity,
  ...notices,
  ...federation,
  ...exports,
  ...team,
  ...signatures,
  ...qualifications,
  ...documents,
  ...eligibility,
  ...onboarding,
  ...core,
  ...access,
  ...provisioning,
  ...scheduling,
  ...clock,
  ...deals,
  ...rosters,
  ...timesheets,
  ...laws,
  ...leave,
  ...jobLibrary,
  ...jobs,
  ...applications,
  ...jobBoards,
  ...requisitions,
  ...risk,
  ...voice,
  ...interviews,
  ...offers,
  ...matching,
  ...messaging,
  ...imports,
  ...dashboards,
  ...composed,
  ...tokens,
  ...webhooks,
  ...workplace,
  ...demand,
];

const isSetting = ({ path = '' }: RouteObject): boolean => /^\/?settings\//.test(path);

/** The pages of every domain behind the login; the settings in the shell that they share. */
export const domainRoutes: readonly RouteObject[] = [
  ...pages.filter((page) => !isSetting(page)).map(withContributions),
  { lazy: () => import('./settings/shell.tsx'), children: pages.filter(isSetting).map(withContributions) },
];
