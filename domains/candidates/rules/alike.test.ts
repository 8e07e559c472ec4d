import { describe, expect, test } from 'vitest';
import { isSamePhone, findMatchReasons, indexKeys, normaliseMailbox } from './alike.ts';

test.each([
  ['letters in whatever size', 'Ana.Silva@Example.com', 'ana.silva@example.com', true],
  ['what stands behind a plus', 'ana+jobs@example.com', 'ana@example.com', true],
  ['dots at Gmail', 'a.na.silva@gmail.com', 'anasilva@googlemail.com', true],
  ['dots elsewhere say something', 'a.na@example.com', 'ana@example.com', false],
  ['another provider', 'ana@example.com', 'ana@example.org', false],
  ['spaces around it', ' ana@example.com ', 'ana@example.com', true],
])('an address: %s', (_rule, one, other, same) => expect(normaliseMailbox(one) === normaliseMailbox(other)).toBe(same));

test.each(['', 'ana', '@example.com', 'a@b@c', '+x@example.com'])('%s is no address', (email) =>
  expect(normaliseMailbox(email)).toBe(''),
);

describe('a telephone number', () => {
  test.each([
    ['signs between', '+351 912-345-678', '+351912345678', true],
    ['two zeros for a plus', '00351912345678', '+351912345678', true],
    ['without its country', '912 345 678', '+351912345678', true],
    ['with the zero of home', '020 7946 0018', '+442079460018', true],
    ['with the zero in brackets', '+44 (0)20 7946 0018', '+442079460018', true],
    ['in other digits', '٩١٢٣٤٥٦٧٨', '912345678', true],
    ['of another country', '+34912345678', '+351912345678', false],
    ['both from home', '0912 345678', '912345678', true],
    ['with one digit more', '+351912345678', '+3519123456789', false],
    ['that ends alike but is longer by more than a country', '2345678', '+351912345678', false],
    ['too short', '12345', '12345', false],
    ['a row of one digit', '0000000000', '+000000000', false],
    ['of nines', '999999999', '999999999', false],
    ['none', '', '', false],
  ])('%s', (_rule, one, other, same) => {
    expect(isSamePhone(one, other)).toBe(same);
    expect(isSamePhone(other, one)).toBe(same);
  });
});

test('what is in common is named, and a name alone is nothing', () => {
  const ana = { email: 'ana@example.com', phone: '+351912345678' };
  expect(findMatchReasons([ana], [{ email: 'ANA@example.com', phone: '912345678' }])).toEqual(['EMAIL', 'PHONE']);
  expect(findMatchReasons([ana], [{ email: '', phone: '' }])).toEqual([]);
  expect(
    findMatchReasons([ana, { email: 'old@example.com', phone: '' }], [{ email: 'old@example.com', phone: '' }]),
  ).toEqual(['EMAIL']);
});

test.each([
  ['a.na+x@gmail.com', 'ana@googlemail.com', '', ''],
  ['', '', '020 7946 0018', '+44 (0)20 7946 0018'],
  ['', '', '912345678', '00351 912 345 678'],
])('what is alike is found by an index: %s %s %s %s', (mailA, mailB, phoneA, phoneB) => {
  expect(indexKeys({ email: mailA, phone: phoneA })).toEqual(indexKeys({ email: mailB, phone: phoneB }));
});
