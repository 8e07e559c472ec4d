import { Filter } from 'scimmy/types';
import { expect, test } from 'vitest';
import { criteriaOf } from './criteria.ts';

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
