import type { CurrentBrand, Person } from '@hearth/client/person';
import type { MenuItem, PageHandle } from '@hearth/kit/menu';
import { expect, test } from 'vitest';
import { barItems, currentItem, canOpenPage, menuItems, canOpen, visibleMenu } from './menu-items.ts';

const item = (to: string, change: Partial<MenuItem> = {}): MenuItem => ({
  label: 'x:y',
  icon: 'house',
  to,
  order: 10,
  audience: 'employer',
  ...change,
});
const brand: CurrentBrand = {
  id: 'b',
  groupId: 'g',
  parentId: null,
  type: 'LOCATION',
  name: 'Bar',
  topLevel: false,
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  locationCount: 1,
  path: [],
  services: new Set(['TEAM_LIVE']),
  permissions: new Set(['VIEW_SCHEDULE']),
  permissionsBelow: new Set(['VIEW_TEAM']),
};
const names = { id: 'u', first_name: 'Leonor', last_name: 'Pacheco', username: 'leonor', email: 'l@example.com' };
const employer: Person = { user: { ...names, user_employer: true }, brand, entryServices: brand.services };
const member: Person = { user: names, brand: null, entryServices: new Set() };
const seenBy = (person: Person, items: readonly MenuItem[], employed = false) =>
  visibleMenu(items, person, employed).map(({ item: { to } }) => to);

test('items come from the handles of all routes, children too', () => {
  const routes = [
    {
      path: '/a',
      handle: { menu: item('/a') },
      children: [{ path: 'b', handle: { menu: [item('/a/b'), item('/c')] } }],
    },
    { path: '/d' },
  ];
  expect(menuItems(routes).map(({ to }) => to)).toEqual(['/a', '/a/b', '/c']);
});

test('items are sorted by their order', () => {
  expect(seenBy(employer, [item('/b', { order: 20 }), item('/a', { order: 10 })])).toEqual(['/a', '/b']);
});

test.each<[string, Partial<MenuItem>, boolean]>([
  ['needs nothing', {}, true],
  ['needs a service that the brand has', { services: ['OTHER', 'TEAM_LIVE'] }, true],
  ['needs a service that the brand lacks', { services: ['SOURCE_HIRE'] }, false],
  ['needs a permission that is held', { permission: 'VIEW_SCHEDULE' }, true],
  ['needs a permission that is not held', { permission: 'VIEW_JOBS' }, false],
  ['is for the group, while a location is in view', { at: ['group'] }, false],
  ['is for locations, while one is in view', { at: ['between', 'location'] }, true],
  ['is for members', { audience: 'member' }, false],
  ['is for both', { audience: 'both' }, true],
])('an employer and an item that %s', (_what, change, seen) => {
  expect(seenBy(employer, [item('/x', change)]).length === 1).toBe(seen);
});

test.each<[string, Partial<CurrentBrand>, string]>([
  ['the group', { id: 'g', type: 'GP-GROUP' }, '/group'],
  ['a country of it', { type: 'COUNTRY' }, '/between'],
  ['a location', {}, '/location'],
])('while %s is in view, items for it are seen and the others are not', (_what, change, seen) => {
  const items = [
    item('/group', { at: ['group'] }),
    item('/between', { at: ['between'] }),
    item('/location', { at: ['location'] }),
  ];
  expect(seenBy({ ...employer, brand: { ...brand, ...change } }, items)).toEqual([seen]);
});

test.each<[string, NonNullable<PageHandle['needs']>, boolean]>([
  ['nothing', {}, true],
  ['a service and a right that are there', { services: ['TEAM_LIVE'], permission: 'VIEW_SCHEDULE' }, true],
  ['a service that is not there', { services: ['HALO_DASHBOARD'], permission: 'VIEW_SCHEDULE' }, false],
  ['a right that is held below', { permission: 'VIEW_TEAM' }, true],
  ['a right that has to be held here', { permission: 'VIEW_TEAM', hereOnly: true }, false],
  ['a right that is held here, as it has to be', { permission: 'VIEW_SCHEDULE', hereOnly: true }, true],
  ['a right that is not held', { services: ['TEAM_LIVE'], permission: 'VIEW_HALO_DASHBOARD' }, false],
])('a page that needs %s', (_what, needs, open) => {
  expect(canOpen(brand, needs)).toBe(open);
});

test('a member sees items for members and for both, whatever a brand would need', () => {
  const items = [item('/a', { audience: 'member', services: ['X'] }), item('/b', { audience: 'both' }), item('/c')];
  expect(seenBy(member, items)).toEqual(['/a', '/b']);
});

test('what is for those who work somewhere is seen by nobody else', () => {
  const items = [item('/home', { audience: 'member' }), item('/availability', { audience: 'member', employed: true })];
  expect(seenBy(member, items)).toEqual(['/home']);
  expect(seenBy(member, items, true)).toEqual(['/home', '/availability']);
});

test('an employer without a brand sees nothing that belongs to a brand', () => {
  expect(seenBy({ ...employer, brand: null }, [item('/a')])).toEqual([]);
});

test('an item stands under its parent, and by itself where the parent is not seen', () => {
  const items = [item('/hiring'), item('/hiring/jobs', { under: '/hiring' }), item('/lone', { under: '/hidden' })];
  expect(visibleMenu(items, employer, false).map((node) => [node.item.to, node.children.map(({ to }) => to)])).toEqual([
    ['/hiring', ['/hiring/jobs']],
    ['/lone', []],
  ]);
});

test.each([
  ['/hiring', '/hiring'],
  ['/hiring/jobs/7', '/hiring/jobs'],
  ['/hiring-extra', null],
  ['/', null],
])('the path %s belongs to %s', (path, expected) => {
  expect(currentItem([item('/hiring'), item('/hiring/jobs')], path)).toBe(expected);
});

test.each<[string, PageHandle, Person, boolean]>([
  ['a page that needs nothing', {}, employer, true],
  ['a page of members', { access: 'member' }, employer, false],
  ['a page of employers', { access: 'employer' }, member, false],
  ['what its menu item needs and the brand has', { menu: item('/a', { services: ['TEAM_LIVE'] }) }, employer, true],
  [
    'what its menu item needs and the brand lacks',
    { menu: item('/a', { services: ['SOURCE_HIRE'] }) },
    employer,
    false,
  ],
  [
    'what its menu item needs and the reader does not hold',
    { menu: item('/a', { permission: 'VIEW_JOBS' }) },
    employer,
    false,
  ],
  [
    'what it says itself before its menu item',
    { needs: { services: ['TEAM_LIVE'] }, menu: item('/a', { permission: 'VIEW_JOBS' }) },
    employer,
    true,
  ],
  [
    'what only employers have to hold',
    { menu: item('/a', { audience: 'both', permission: 'VIEW_JOBS' }) },
    member,
    true,
  ],
  ['what everybody has to have', { needs: { services: ['TEAM_LIVE'] } }, member, false],
])('opens by its address: %s', (_what, handle, person, open) => {
  expect(canOpenPage(handle, person)).toBe(open);
});

const nodes = (...addresses: readonly string[]) => addresses.map((to) => ({ item: item(to), children: [] }));
const onBar = (employer: boolean, ...addresses: readonly string[]) =>
  barItems(nodes(...addresses), employer).map(({ to }) => to);

test.each([
  [
    'what managers open most comes first, in its own order',
    ['/team', '/messages', '/dashboard', '/jobs', '/dashboard/hiring', '/schedule'],
    ['/dashboard', '/schedule', '/dashboard/hiring', '/messages'],
  ],
  [
    'what somebody may not see leaves its place to what the menu has next',
    ['/schedule', '/timesheets', '/team', '/settings'],
    ['/schedule', '/timesheets', '/team', '/settings'],
  ],
  ['few items are all there', ['/messages'], ['/messages']],
  ['without any there is none', [], []],
])('of managers: %s', (_title, seen, shown) => {
  expect(onBar(true, ...seen)).toEqual(shown);
});

test('everybody else has the first five of their menu', () => {
  expect(onBar(false, '/a', '/b', '/c', '/d', '/e', '/f')).toEqual(['/a', '/b', '/c', '/d', '/e']);
});
