import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { createRoutes } from './routes.tsx';
import { signedInRoutes } from './signed-in-routes.tsx';

const never = (): never => {
  throw new Error('Nothing is loaded: addresses are matched only.');
};
const session = { getToken: never, isRestricted: never };
const behind = signedInRoutes({ session, keptStart: never, loadPerson: never, chooseHome: never });
const routes: RouteObject[] = createRoutes(never, behind);

/** The page that an address leads to, as its route says it, with what its parts were read as. */
function pageAt(address: string) {
  const found = matchRoutes(routes, address)?.at(-1);
  return [found?.route.index === true ? '/' : found?.route.path, found?.params ?? {}] as const;
}

/** The addresses of the specification's section 2. */
test.each([
  ['/user/login', 'user/login'],
  ['/user/login?ref=%2Fteam&brand=lumen', 'user/login'],
  ['/user/signup', 'user/signup'],
  ['/user/signup/employer', 'user/signup/employer'],
  ['/user/signup/candidate', 'user/signup/candidate'],
  ['/forgot-password', 'forgot-password'],
  ['/setup-mfa', 'setup-mfa'],
  ['/user/setup-mfa', 'user/setup-mfa'],
  ['/account-suspension', 'account-suspension'],
  ['/oauth2', 'oauth2'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/tts', 'dashboard/tts'],
  ['/dashboard/member', 'dashboard/member'],
  ['/dashboard/gp-main-dashboard', 'dashboard/gp-main-dashboard'],
  ['/dashboard/parent-main-dashboard', 'dashboard/parent-main-dashboard'],
  ['/dashboard/hiring', 'dashboard/hiring'],
  ['/risk-dashboard', 'risk-dashboard'],
  ['/tl-risk-dashboard', 'tl-risk-dashboard'],
  ['/employee-voice', 'employee-voice'],
  ['/schedule', 'schedule'],
  ['/settings', 'settings'],
  ['/settings/preferences', 'settings/preferences'],
  ['/settings/brand', 'settings/brand'],
  ['/settings/locations', '/settings/locations'],
  ['/', '/'],
])('%s is the page %s', (address, page) => {
  expect(pageAt(address)[0]).toBe(page);
});

test.each([
  ['/user/reset/password/token', {}],
  ['/access-portal/main', {}],
  ['/access-portal/main/roles', { path: 'roles' }],
  ['/design-system/date-field', { '*': 'date-field' }],
  ['/global-search-result/caf%C3%A9%20%2F%20%D9%8A%D9%88%D8%B3%D9%81', { searchTerm: 'café / يوسف' }],
])('%s is a page of its own, and its parts are read as %j', (address, params) => {
  const [page, read] = pageAt(address);
  expect(page).not.toBe('*');
  expect(read).toMatchObject(params);
});

test.each(['/dashboard/elsewhere', '/user', '/old/page.php', '/schedule/x/y'])('%s is no page of ours', (address) => {
  expect(pageAt(address)[0]).toBe('*');
});
