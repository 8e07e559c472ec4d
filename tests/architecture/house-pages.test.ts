import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { fieldsOf } from './contract-fields.ts';

/** What names whom a stranger deals with. */
const NAMED = new Set(['employer_name', 'group_name', 'house']);

test('whoever opens a link and is told an employer gets its privacy notice and imprint too', () => {
  const named = modules
    .flatMap((module) => module.endpoints)
    .filter(({ endpoint }) => endpoint.access.kind === 'anyone')
    .map(({ endpoint }) => ({ id: endpoint.id, names: fieldsOf(endpoint, 'answer').map(({ name }) => name) }))
    .filter(({ names }) => names.some((name) => NAMED.has(name)));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ names }) => !names.includes('privacy_url')).map(({ id }) => id)).toEqual([]);
});
