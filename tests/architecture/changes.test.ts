import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { tierOf } from './tiers.ts';

const endpoints = modules.flatMap((module) => module.endpoints).map(({ endpoint }) => endpoint);
type Call = (typeof endpoints)[number];
const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
const domainOf = (id: string): string => id.split('.')[0] ?? '';
/** Most reads are a GET; one whose question is a body is a POST that may not write. */
const isRead = (call: Call | undefined): boolean =>
  call?.transaction === 'read' || call?.transaction === 'reads' || call?.method === 'GET';
const changing = endpoints.flatMap(({ id, method, changes = [] }) => changes.map((read) => ({ id, method, read })));

test('what a call says that it changes is a read of its own domain or of a lower one', () => {
  expect(changing.length).toBeGreaterThan(20);
  const wrong = changing.filter(({ id, read }) => {
    const known = byId.get(read);
    return !isRead(known) || (domainOf(read) !== domainOf(id) && tierOf(domainOf(read)) >= tierOf(domainOf(id)));
  });
  expect(wrong).toEqual([]);
});

test('a read changes nothing', () => {
  expect(changing.filter(({ method }) => method === 'GET')).toEqual([]);
});

/**
 * Places outside `packages/client` that invalidate the cache by hand. Live events that must be told apart, a change to
 * everything, and reads that must stay as they are have no declaration; all else is the contract's to say. It only falls.
 */
const BY_HAND = 10;

test('what a call makes stale is said in its contract: fewer and fewer places invalidate by hand', async () => {
  const files = await sourceFiles(['{apps,domains}/**/*.{ts,tsx}']);
  const count = files
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .reduce((sum, { text }) => sum + text.split('.invalidateQueries(').length - 1, 0);
  expect(count, 'Declare it with `changes` (decision 0076), or write the lower number down.').toBe(BY_HAND);
});
