import { routes as applications } from '@hearth/domains/applications/routes';
import { routes as federation } from '@hearth/domains/federation/routes';
import { routes as identity } from '@hearth/domains/identity/routes';
import { openRoutes as interviews } from '@hearth/domains/interviews/routes';
import { routes as registration } from '@hearth/domains/registration/routes';
import { routes as team } from '@hearth/domains/team/routes';
import type { RouteObject } from 'react-router';

/** The pages of the domains that have some before the login: what the login page has to know of. All others come with `domains.ts`. */
export const openDomains: readonly RouteObject[] = [
  ...identity,
  ...federation,
  ...registration,
  ...team,
  ...applications,
  ...interviews,
];
