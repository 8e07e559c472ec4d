import { expect, test } from 'vitest';
import { parseCriteria, groupCriteriaOf } from './criteria.ts';

test.each([
  ['userName eq "kim"', { userName: 'kim' }],
  ['USERNAME EQ "Kim@Casa.example"', { userName: 'Kim@Casa.example' }],
  ['externalId eq "e-1"', { externalId: 'e-1' }],
  ['id eq "x"', { id: 'x' }],
  ['emails eq "a@casa.example"', { email: 'a@casa.example' }],
  ['emails.value eq "a@casa.example"', { email: 'a@casa.example' }],
  ['emails[type eq "work" and value eq "a@casa.example"]', { email: 'a@casa.example' }],
  ['active eq false', { isActive: false }],
  ['userName eq "kim" and active eq true', { userName: 'kim', isActive: true }],
  ['(userName eq "kim") and (active eq TRUE)', { userName: 'kim', isActive: true }],
  [String.raw`userName eq "a \"b\" \\ \u00e9"`, { userName: String.raw`a "b" \ é` }],
  [' userName  eq  "kim" ', { userName: 'kim' }],
  ['userName sw "k"', null],
  ['userName eq "a" and userName eq "b"', null],
  ['userName eq "a', null],
  ['userName eq "a" active eq true', null],
  ['userName eq "a" and', null],
  ['(userName eq "a"', null],
  ['userName eq 5', null],
  ['userName eq null', null],
  ['', null],
  ['emails[type eq "work"]', null],
  ['a[b[c eq "d"]]', null],
  ['userName eq "a" or userName eq "b"', null],
  ['not (userName eq "a")', null],
  ['title eq "cook"', null],
  ['userName pr', null],
  ['emails[type eq "home" and value eq "a@casa.example"]', null],
])('%s asks for %j', (filter, criteria) => {
  expect(parseCriteria(filter)).toEqual(criteria);
});

test.each([
  ['displayName eq "Bar"', { displayName: 'Bar' }],
  ['externalId eq "e-1"', { externalId: 'e-1' }],
  ['id eq "x" and members eq "p"', { id: 'x', memberId: 'p' }],
  ['members[value eq "p"]', { memberId: 'p' }],
  ['members.value eq "p"', { memberId: 'p' }],
  ['displayName sw "B"', null],
  ['members[display eq "Ana"]', null],
  ['displayName eq "a" or displayName eq "b"', null],
])('of groups %s asks for %j', (filter, criteria) => {
  expect(groupCriteriaOf(filter)).toEqual(criteria);
});
