import type { Client } from '@hearth/client/client';
import { createClient } from '@hearth/client/client';
import { expect, test } from 'vitest';
import type { LoadedPerson } from '../person/load-person.ts';
import { chooseHome } from './choose.ts';

const brand: LoadedPerson['brand'] = {
  id: 'b',
  groupId: 'g',
  parentId: 'g',
  type: 'LOCATION',
  name: 'Harbour House',
  topLevel: false,
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  locationCount: 1,
  path: [],
  services: new Set(['SOURCE_HIRE', 'HALO_DASHBOARD']),
  permissions: new Set(['VIEW_APPLICATIONS', 'VIEW_HALO_DASHBOARD']),
};
const names = { id: 'u', first_name: 'Leonor', last_name: 'Pacheco', username: 'leonor', email: 'l@example.com' };
const employer: LoadedPerson = {
  user: { ...names, user_employer: true },
  brand,
  entryServices: brand.services,
  suspended: false,
};
const talkingTo = (server: (path: string) => Response): Client =>
  createClient({
    session: { getToken: () => Promise.resolve('token') },
    fetch: (address) => Promise.resolve(server(typeof address === 'string' ? address : '')),
  });
const data = (path: string): object =>
  path.includes('navigation_preferences')
    ? { default_home_page: 'HALO_DASHBOARD' }
    : { location_filter_type: 'ALL_LEVELS' };
const answering = talkingTo((path) => Response.json({ status_code: 200, data: data(path) }));
const refusing = talkingTo(() => new Response('', { status: 500 }));
const choose = (client: Client, person: LoadedPerson, missing: readonly string[] = []) =>
  chooseHome({ client, person, exists: (path) => !missing.includes(path), welcomed: false });

test('the preference that is read is default_home_page', async () => {
  expect(await choose(answering, employer)).toBe('/dashboard/parent-main-dashboard');
});

test('on any error in the choice the home is /dashboard', async () => {
  expect(await choose(refusing, employer)).toBe('/dashboard');
});

test('a page that does not exist here is passed over', async () => {
  expect(await choose(answering, employer, ['/dashboard/parent-main-dashboard'])).toBe('/dashboard/hiring');
});

test('nothing is asked for somebody who is no employer', async () => {
  expect(await choose(refusing, { user: names, brand: null, entryServices: new Set(), suspended: false })).toBe(
    '/dashboard/member',
  );
});
