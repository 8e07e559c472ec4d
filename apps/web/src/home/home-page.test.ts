import { expect, test } from 'vitest';
import type { HomeFacts } from './home-page.ts';
import { homePages } from './home-page.ts';

const location: HomeFacts = {
  employer: true,
  inBrand: true,
  source: null,
  welcomed: false,
  preference: null,
  topLevel: false,
  groupParent: false,
  includeGroupParent: true,
  services: new Set(['SOURCE_HIRE', 'TEAM_LIVE', 'HALO_DASHBOARD', 'RISK_DETECTION', 'ENGAGE']),
  permissions: new Set([
    'VIEW_HALO_DASHBOARD',
    'ACCESS_RISK_DETECTION_DASHBOARD',
    'VIEW_TEAM_ENGAGEMENT',
    'MANAGE_ACCESS',
    'VIEW_APPLICATIONS',
    'VIEW_SCHEDULE',
  ]),
  permissionsBelow: new Set(),
  allLevels: true,
  isNewCompany: false,
  setupOpen: false,
};
const none = new Set<string>();
/** Every right but one. */
const without = (right: string) => new Set([...location.permissions].filter((name) => name !== right));

test.each<[string, Partial<HomeFacts>, string]>([
  [
    'somebody who is no employer',
    { employer: false, topLevel: true, preference: 'HALO_DASHBOARD' },
    '/dashboard/member',
  ],
  ['the main dashboard at the top', { preference: 'HALO_DASHBOARD', topLevel: true }, '/dashboard/gp-main-dashboard'],
  [
    'the main dashboard at a group parent, asked for',
    { preference: 'HALO_DASHBOARD', groupParent: true },
    '/dashboard/gp-main-dashboard',
  ],
  [
    'the main dashboard at a group parent, not asked for',
    { preference: 'HALO_DASHBOARD', groupParent: true, includeGroupParent: false },
    '/dashboard/parent-main-dashboard',
  ],
  ['the main dashboard elsewhere', { preference: 'HALO_DASHBOARD' }, '/dashboard/parent-main-dashboard'],
  [
    'the main dashboard without the right',
    { preference: 'HALO_DASHBOARD', permissions: without('VIEW_HALO_DASHBOARD') },
    '/dashboard/hiring',
  ],
  [
    'the main dashboard where the brand has not got it',
    { preference: 'HALO_DASHBOARD', services: new Set(['SOURCE_HIRE']) },
    '/dashboard/hiring',
  ],
  ['risk analysis at the top', { preference: 'RISK_ANALYSIS', topLevel: true }, '/risk-dashboard'],
  [
    'risk analysis at the top without all levels',
    { preference: 'RISK_ANALYSIS', topLevel: true, allLevels: false },
    '/dashboard/gp-main-dashboard',
  ],
  [
    'risk analysis elsewhere, all levels or not',
    { preference: 'RISK_ANALYSIS', allLevels: false },
    '/tl-risk-dashboard',
  ],
  [
    'risk analysis without the right',
    { preference: 'RISK_ANALYSIS', permissions: without('ACCESS_RISK_DETECTION_DASHBOARD') },
    '/dashboard/hiring',
  ],
  ['engagement', { preference: 'EMPLOYEE_VOICE' }, '/employee-voice'],
  [
    'engagement without the right',
    { preference: 'EMPLOYEE_VOICE', permissions: without('VIEW_TEAM_ENGAGEMENT') },
    '/dashboard/hiring',
  ],
  ['a top-level brand', { topLevel: true }, '/dashboard/gp-main-dashboard'],
  [
    'a group parent, asked for or not',
    { groupParent: true, includeGroupParent: false },
    '/dashboard/gp-main-dashboard',
  ],
  [
    'a top-level brand without the right to the overview',
    { topLevel: true, permissions: without('VIEW_HALO_DASHBOARD') },
    '/access-portal/main',
  ],
  ['a group parent without the overview', { groupParent: true, services: none }, '/access-portal/main'],
  ['an owner with something left to set up', { topLevel: true, setupOpen: true }, '/dashboard/setup'],
  ['a location manager with something left to set up', { setupOpen: true }, '/dashboard/setup'],
  [
    'somebody who prefers a page, whatever is left to set up',
    { preference: 'EMPLOYEE_VOICE', setupOpen: true },
    '/employee-voice',
  ],
  ['an employee, whatever is left to set up', { employer: false, setupOpen: true }, '/dashboard/member'],
  ['a company that has just signed up', { topLevel: true, isNewCompany: true, setupOpen: true }, '/welcome'],
  [
    'a company without a location that was welcomed',
    { topLevel: true, isNewCompany: true, setupOpen: true, welcomed: true },
    '/dashboard/setup',
  ],
  [
    'a top-level brand without the right to manage access',
    { topLevel: true, permissions: without('MANAGE_ACCESS') },
    '/dashboard/gp-main-dashboard',
  ],
  ['somebody who may not see applications', { permissions: without('VIEW_APPLICATIONS') }, '/schedule'],
  [
    'somebody who may see applications at a location below alone',
    { permissions: none, permissionsBelow: new Set(['VIEW_APPLICATIONS']) },
    '/dashboard/hiring',
  ],
  [
    'somebody who manages access below a top-level brand alone',
    { topLevel: true, permissions: none, permissionsBelow: new Set(['MANAGE_ACCESS', 'VIEW_SCHEDULE']) },
    '/schedule',
  ],
  ['somebody who may see neither applications nor the schedule', { permissions: none }, '/dashboard'],
  ['somebody of the welcomed source who is new', { source: 'SANDWICH_CHAIN' }, '/welcome'],
  ['a new member of the welcomed source', { source: 'SANDWICH_CHAIN', employer: false }, '/welcome'],
  ['somebody who was welcomed before', { source: 'SANDWICH_CHAIN', welcomed: true }, '/dashboard/hiring'],
  ['somebody of another source', { source: 'OKTA' }, '/dashboard/hiring'],
  ['an employer without a brand', { inBrand: false }, '/dashboard'],
  ['a location with the live schedule and no hiring', { services: new Set(['TEAM_LIVE']) }, '/schedule'],
  ['a location with both', {}, '/dashboard/hiring'],
  ['the text-to-speech dashboard', { services: new Set(['TTS_DASHBOARD']) }, '/dashboard/tts'],
  ['the live schedule before text-to-speech', { services: new Set(['TTS_DASHBOARD', 'TEAM_LIVE']) }, '/schedule'],
  ['a location without services', { services: none }, '/dashboard/hiring'],
])('the home for %s', (_what, change, expected) => {
  expect(homePages({ ...location, ...change })[0]).toBe(expected);
});

test('the plain landing is always the last resort', () => {
  expect(homePages(location).at(-1)).toBe('/dashboard');
  expect(homePages({ ...location, employer: false }).at(-1)).toBe('/dashboard');
});
