import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changePinnedSearch, getPinnedSearches } from '../../contract/endpoints.ts';

const server = await startTestServer();
const openPerson = async () => {
  const { token } = await server.run((work) => makeUser(work));
  return {
    pin: async (term: string, pinned = true) =>
      (await server.call(changePinnedSearch, { body: { term, pinned } }, token)).data.terms,
    pins: async () => (await server.call(getPinnedSearches, {}, token)).data.terms,
  };
};

test('nothing is pinned before the first pin, and the newest comes first', async () => {
  const { pin, pins } = await openPerson();
  expect(await pins()).toEqual([]);
  await pin('cooks Lisbon');
  expect(await pin('912 345')).toEqual(['912 345', 'cooks Lisbon']);
  expect(await pins()).toEqual(['912 345', 'cooks Lisbon']);
});

test('a term is pinned once whatever its case, and loses its pin whatever its case', async () => {
  const { pin } = await openPerson();
  await pin('Éclair');
  await pin('bar');
  expect(await pin('ÉCLAIR')).toEqual(['ÉCLAIR', 'bar']);
  expect(await pin('éclair', false)).toEqual(['bar']);
  expect(await pin('never pinned', false)).toEqual(['bar']);
});

test('the ten newest stay', async () => {
  const { pin, pins } = await openPerson();
  for (let number = 1; number <= 11; number += 1) await pin(`term ${number}`);
  expect((await pins()).length).toBe(10);
  expect(await pins()).not.toContain('term 1');
});

test('what somebody has pinned is seen by nobody else', async () => {
  const [one, other] = [await openPerson(), await openPerson()];
  await one.pin('secret');
  expect(await other.pins()).toEqual([]);
});
