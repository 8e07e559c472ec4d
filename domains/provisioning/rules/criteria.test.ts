import { Filter } from 'scimmy/types';
import { expect, test } from 'vitest';
import { criteriaOf, groupCriteriaOf } from './criteria.ts';

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
  ['userName sw "k"', null],
  ['userName eq "a" or userName eq "b"', null],
  ['not (userName eq "a")', null],
  ['title eq "cook"', null],
  ['userName pr', null],
  ['emails[type eq "home" and value eq "a@casa.example"]', null],
])('%s asks for %j', (filter, criteria) => {
  expect(criteriaOf([...new Filter(filter)])).toEqual(criteria);
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
  expect(groupCriteriaOf([...new Filter(filter)])).toEqual(criteria);
});
