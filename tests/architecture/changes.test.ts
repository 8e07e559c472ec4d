import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { tierOf } from './tiers.ts';

const endpoints = modules.flatMap((module) => module.endpoints).map(({ endpoint }) => endpoint);
const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
const domainOf = (id: string): string => id.split('.')[0] ?? '';
const changing = endpoints.flatMap(({ id, method, changes = [] }) => changes.map((read) => ({ id, method, read })));

test('what a call says that it changes is a read of its own domain or of a lower one', () => {
  expect(changing.length).toBeGreaterThan(20);
  const wrong = changing.filter(({ id, read }) => {
    const known = byId.get(read);
    return (
      known?.method !== 'GET' || (domainOf(read) !== domainOf(id) && tierOf(domainOf(read)) >= tierOf(domainOf(id)))
    );
  });
  expect(wrong).toEqual([]);
});

test('a read changes nothing', () => {
  expect(changing.filter(({ method }) => method === 'GET')).toEqual([]);
});
