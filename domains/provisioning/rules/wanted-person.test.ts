import { expect, test } from 'vitest';
import { isStored, parsePerson, withPlainBooleans } from './wanted-person.ts';

test.each<[string, object, object]>([
  [
    'all of it',
    {
      userName: ' kim ',
      externalId: 'e-1',
      active: true,
      name: { givenName: 'Kim', familyName: 'Sato' },
      emails: [{ value: 'other@casa.example' }, { value: 'kim@casa.example', primary: true }],
    },
    {
      userName: 'kim',
      externalId: 'e-1',
      email: 'kim@casa.example',
      firstName: 'Kim',
      lastName: 'Sato',
      isActive: true,
    },
  ],
  ['the address for work', { emails: [{ value: 'a' }, { value: 'b', type: 'work' }] }, { email: 'b' }],
  ['a user name that is an address', { userName: 'kim@casa.example' }, { email: 'kim@casa.example' }],
  ['no address', { userName: 'kim' }, { email: null }],
  ['a name in one piece', { displayName: 'Ana Maria Reis' }, { firstName: 'Ana Maria', lastName: 'Reis' }],
  ['a family name alone', { name: { familyName: 'Reis' }, displayName: 'X Y' }, { firstName: '', lastName: 'Reis' }],
  ['an inactive person', { active: false }, { isActive: false }],
  ['a person of whom it is not said', {}, { isActive: true, externalId: null }],
])('%s is read', (_title, user, wanted) => {
  expect(parsePerson(user as Record<string, unknown>)).toMatchObject(wanted);
});

test('yes and no that are written as texts are understood, and no other text is touched', () => {
  const sent = { active: 'False', userName: 'True', Operations: [{ path: 'active', value: 'false' }] };
  expect(withPlainBooleans(sent)).toEqual({
    active: false,
    userName: 'True',
    Operations: [{ path: 'active', value: false }],
  });
});

test.each([
  ['active', true],
  ['name.givenName', true],
  ['emails[type eq "work"].value', true],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName', true],
  [undefined, true],
  ['addresses[type eq "work"].country', false],
  ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', false],
])('%s is kept: %s', (path, kept) => {
  expect(isStored(path)).toBe(kept);
});
