import { expect, test } from 'vitest';
import type { RouteObject } from 'react-router';
import type { LoadedPerson } from '../person/load-person.ts';
import { signedInRoutes } from './signed-in-routes.tsx';

const PERSON = {} as LoadedPerson;

/** Where the address `/` leads somebody who is signed in. */
async function homeOf(loadPerson: () => Promise<LoadedPerson>, chooseHome: () => Promise<string>): Promise<string> {
  const [layout] = signedInRoutes({
    session: { getToken: () => Promise.resolve('token'), isRestricted: () => false },
    keptStart: () => Promise.resolve(null),
    loadPerson,
    chooseHome,
  });
  const index = layout?.children?.find((route: RouteObject) => route.index === true);
  const load = index?.loader as () => Promise<unknown>;
  const left: unknown = await load().catch((thrown: unknown) => thrown);
  return left instanceof Response ? (left.headers.get('location') ?? '') : `no redirection: ${String(left)}`;
}

const fail = (): Promise<never> => Promise.reject(new Error('503'));

test.each<[string, () => Promise<LoadedPerson>, () => Promise<string>, string]>([
  ['what was chosen', () => Promise.resolve(PERSON), () => Promise.resolve('/schedule'), '/schedule'],
  [
    'the landing page when the person, a brand or a policy cannot be loaded',
    fail,
    () => Promise.resolve('/schedule'),
    '/dashboard',
  ],
  ['the landing page when choosing fails', () => Promise.resolve(PERSON), fail, '/dashboard'],
])('home is %s', async (_, loadPerson, chooseHome, expected) => {
  expect(await homeOf(loadPerson, chooseHome)).toBe(expected);
});
