import { openRoutes as access } from '@hearth/domains/access/open-routes';
import { openRoutes as applications } from '@hearth/domains/applications/open-routes';
import { openRoutes as clock } from '@hearth/domains/clock/open-routes';
import { openRoutes as federation } from '@hearth/domains/federation/open-routes';
import { openRoutes as identity } from '@hearth/domains/identity/open-routes';
import { openRoutes as interviews } from '@hearth/domains/interviews/open-routes';
import { openRoutes as onboarding } from '@hearth/domains/onboarding/open-routes';
import { openRoutes as offers } from '@hearth/domains/offers/open-routes';
import { openRoutes as registration } from '@hearth/domains/registration/open-routes';
import { openRoutes as rosters } from '@hearth/domains/rosters/open-routes';
import { openRoutes as signatures } from '@hearth/domains/signatures/open-routes';
import { openRoutes as team } from '@hearth/domains/team/open-routes';
import type { RouteObject } from 'react-router';

/** The pages of the domains before the login: what the login page has to know of. All others come with `domains.ts`. */
export const openDomains: readonly RouteObject[] = [
  ...identity,
  ...federation,
  ...registration,
  ...team,
  ...access,
  ...applications,
  ...interviews,
  ...offers,
  ...onboarding,
  ...signatures,
  ...clock,
  ...rosters,
];
