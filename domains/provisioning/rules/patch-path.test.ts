import { expect, test } from 'vitest';
import { parsePatchPath } from './patch-path.ts';

test.each([
  ['userName', 'userName'],
  ['name.givenName', 'name.givenName'],
  ['urn:ietf:params:scim:schemas:core:2.0:User:active', 'urn:ietf:params:scim:schemas:core:2.0:User:active'],
  ['emails[type eq "work"].value', 'emails[type eq "work"].value'],
  ['emails[ Type EQ "work" and (primary eq True) ]', 'emails[type eq "work" and primary eq true]'],
  ['emails[type eq "work"', null],
  ['emails[type ne "work"]', null],
  ['emails[value eq "a\\"b"]', null],
  ['emails[value eq "a\\nb"]', null],
  ['emails[type eq "work"].value.more', null],
  ['emails[type eq "work"] or x', null],
  ['name.', null],
  ['a.b.c', null],
  ['', null],
  [`name.${'a'.repeat(500)}`, null],
])('%s is handed on as %s', (path, handed) => {
  expect(parsePatchPath(path)).toBe(handed);
});
