import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { MACHINES, UNASKED } from './unasked-calls.ts';

/** The name that a contract exports an endpoint under, and the endpoint's id. */
const EXPORTED = /export const (?<name>\w+) = endpoint\(\{(?:(?!\n\}\);)[^])*?\bid: '(?<id>[\w.-]+)'/g;

test('every call is made by a page, or says why it is there without', async () => {
  const contracts = await sourceFiles(['domains/*/contract/*endpoints.ts']);
  const names = new Map(
    contracts.flatMap(({ text }) =>
      [...text.matchAll(EXPORTED)].map(({ groups }) => [groups?.['id'] ?? '', groups?.['name'] ?? ''] as const),
    ),
  );
  const pages = await sourceFiles([
    'domains/*/web/**/*.{ts,tsx}',
    'apps/web/src/**/*.{ts,tsx}',
    'packages/{auth-frame,client,ui}/src/**/*.{ts,tsx}',
  ]);
  const spoken = new Set(
    pages.flatMap(({ path, text }) => (path.includes('.test.') ? [] : (text.match(/\b[a-z]\w+\b/gi) ?? []))),
  );
  const ids = modules.flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint.id));
  const byPeople = ids.filter((id) => !MACHINES.some((domain) => id.startsWith(`${domain}.`)));
  expect(
    byPeople.filter((id) => !names.has(id)),
    'Its contract is written in a way that this test does not read.',
  ).toEqual([]);
  const unasked = byPeople.filter((id) => !spoken.has(names.get(id) ?? ''));
  expect(unasked.toSorted()).toEqual(Object.values(UNASKED).flat().toSorted());
});
