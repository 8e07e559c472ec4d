import { expect, test } from 'vitest';
import { groupChanges, parseWholeGroup } from './group-changes.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:Group:';

test.each<[string, object, object]>([
  [
    'members added',
    { op: 'Add', path: 'members', value: [{ value: 'a' }, { value: 'b' }] },
    { kind: 'add', ids: ['a', 'b'] },
  ],
  ['one member added', { op: 'add', path: `${CORE}members`, value: { value: 'a' } }, { kind: 'add', ids: ['a'] }],
  [
    'the same member twice',
    { op: 'add', path: 'members', value: [{ value: 'a' }, { value: 'a' }] },
    { kind: 'add', ids: ['a'] },
  ],
  ['members replaced', { op: 'replace', path: 'members', value: [{ value: 'a' }] }, { kind: 'set', ids: ['a'] }],
  ['all members removed', { op: 'remove', path: 'members' }, { kind: 'set', ids: [] }],
  ['a list removed', { op: 'Remove', path: 'members', value: [{ value: 'a' }] }, { kind: 'remove', ids: ['a'] }],
  ['one removed by its path', { op: 'remove', path: 'members[value eq "a"]' }, { kind: 'remove', ids: ['a'] }],
  ['a new name', { op: 'replace', path: 'displayName', value: ' Bar ' }, { kind: 'name', displayName: 'Bar' }],
  [
    'a new name without a path',
    { op: 'replace', value: { id: 'x', displayName: 'Bar' } },
    { kind: 'name', displayName: 'Bar' },
  ],
  ['the directory’s own id', { op: 'add', path: 'externalId', value: 'e' }, { kind: 'externalId', externalId: 'e' }],
  ['that id taken away', { op: 'remove', path: 'externalId' }, { kind: 'externalId', externalId: null }],
])('%s', (_title, operation, change) => {
  expect(groupChanges([operation])).toEqual({ changes: [change], ignored: [] });
});

test('operations are read in their order, and what is not kept is named', () => {
  const operations = [
    { op: 'add', path: 'members', value: [{ value: 'a' }, { value: 'g', type: 'Group' }] },
    { op: 'replace', path: 'owner', value: 'x' },
    { op: 'remove', path: 'members' },
  ];
  expect(groupChanges(operations)).toEqual({
    changes: [
      { kind: 'add', ids: ['a'] },
      { kind: 'set', ids: [] },
    ],
    ignored: ['The group g within this group', 'owner'],
  });
});

test.each([
  ['a member without an id', { op: 'add', path: 'members', value: [{ display: 'Ana' }] }, 'invalidValue'],
  ['members that are none', { op: 'add', path: 'members', value: 'a' }, 'invalidValue'],
  [
    'too many members',
    { op: 'add', path: 'members', value: Array.from({ length: 30_001 }, (_, n) => ({ value: `${n}` })) },
    'invalidValue',
  ],
  ['an empty name', { op: 'replace', path: 'displayName', value: ' ' }, 'invalidValue'],
  ['a name taken away', { op: 'remove', path: 'displayName' }, 'invalidValue'],
  ['a member replaced by its path', { op: 'replace', path: 'members[value eq "a"]', value: {} }, 'invalidPath'],
  ['another filter', { op: 'remove', path: 'members[display eq "Ana"]' }, 'invalidPath'],
  ['a removal of nothing', { op: 'remove' }, 'noTarget'],
  ['a value that names nothing', { op: 'add', value: 'x' }, 'invalidValue'],
])('%s is refused', (_title, operation, fault) => {
  expect(groupChanges([operation])).toMatchObject({ fault });
});

test('a whole group says its name, its id and all its members, whatever the letters of the attributes', () => {
  expect(parseWholeGroup({ DisplayName: 'Bar', members: [{ value: 'a' }], schemas: [] })).toEqual({
    changes: [
      { kind: 'name', displayName: 'Bar' },
      { kind: 'externalId', externalId: null },
      { kind: 'set', ids: ['a'] },
    ],
    ignored: [],
  });
  expect(parseWholeGroup({ members: [] })).toMatchObject({ fault: 'invalidValue' });
});
