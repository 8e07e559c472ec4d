import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { MACHINES, UNASKED } from './unasked-calls.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../../domains/*/contract/*endpoints.ts', { eager: true });
const sources = import.meta.glob<string>(
  [
    '../../domains/*/web/**/*.{ts,tsx}',
    '../../apps/web/src/**/*.{ts,tsx}',
    '../../packages/{auth-frame,client,ui}/src/**/*.{ts,tsx}',
    '!../../**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The names that pages speak of. */
const spoken = new Set(Object.values(sources).flatMap((text) => text.match(/\b[a-z]\w+\b/gi) ?? []));

/** The name that each endpoint is exported under, by its id. */
const names = new Map(
  Object.values(contracts).flatMap((contract) =>
    Object.entries(contract).flatMap(([name, value]) => {
      const { id } = Object(value) as { readonly id?: unknown };
      return typeof id === 'string' ? [[id, name] as const] : [];
    }),
  ),
);

test('every call is made by a page, or says why it is there without', () => {
  const ids = modules.flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint.id));
  const byPeople = ids.filter((id) => !MACHINES.some((domain) => id.startsWith(`${domain}.`)) && names.has(id));
  const unasked = byPeople.filter((id) => !spoken.has(names.get(id) ?? ''));
  expect(unasked.toSorted()).toEqual(Object.values(UNASKED).flat().toSorted());
});
