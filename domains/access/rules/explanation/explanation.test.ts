import { expect, test } from 'vitest';
import type { Grant } from '../grant.ts';
import { explainPermissions } from './explanation.ts';
import { findPermissionsAt } from '../policy.ts';
import { narrowRights, unlimitedRights } from '../rights.ts';

const NOW = 1_000;
const place = { groupId: 'group', path: ['group', 'chiado'] };
const grant = (id: string, more: Partial<Grant> = {}): Grant => ({
  id,
  groupId: 'group',
  path: ['group'],
  rights: unlimitedRights(['VIEW_TEAM', 'VIEW_MESSAGES']),
  validFrom: 0,
  validUntil: null,
  ...more,
});
const told = (...grants: Grant[]) =>
  explainPermissions(grants, place, NOW).map(({ name, ways }) => [name, ways.map((way) => way.grant.id)]);

test('every permission names all grants that it comes from, the highest first', () => {
  expect(told(grant('b', { path: place.path, rights: unlimitedRights(['VIEW_TEAM']) }), grant('a'))).toEqual([
    ['VIEW_MESSAGES', ['a']],
    ['VIEW_TEAM', ['a', 'b']],
  ]);
});

test.each<[string, Partial<Grant>]>([
  ['over', { validUntil: NOW }],
  ['to come', { validFrom: NOW + 1 }],
  ['of another group', { groupId: 'other' }],
  ['beside the brand', { path: ['group', 'belem'] }],
  ['below the brand', { path: ['group', 'chiado', 'bar'] }],
])('a grant that is %s explains nothing', (_what, more) => {
  expect(told(grant('a', more))).toEqual([]);
});

test('a way carries only the conditions that narrow its permission', () => {
  const rights = narrowRights(unlimitedRights(['VIEW_TEAM', 'VIEW_MESSAGES']), { POSITION_CATEGORY: ['BAR'] });
  const [messages, team] = explainPermissions([grant('a', { rights })], place, NOW);
  expect(messages?.ways[0]?.conditions).toEqual({});
  expect(team?.ways[0]?.conditions).toEqual({ POSITION_CATEGORY: ['BAR'] });
});

test('it explains exactly the permissions that are held', () => {
  const grants = [grant('a'), grant('b', { rights: unlimitedRights(['HIRE']), path: place.path })];
  expect(explainPermissions(grants, place, NOW).map(({ name }) => name)).toEqual(
    findPermissionsAt(grants, place, NOW).map(({ name }) => name),
  );
});
