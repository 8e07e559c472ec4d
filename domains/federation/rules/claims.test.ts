import { expect, test } from 'vitest';
import { fromSamlAttributes, parseCodes, readClaims } from './claims.ts';

const ISSUER = 'https://id.example.com';

test('claims without a subject say nothing', () => {
  expect(readClaims({ email: 'ana@example.com' }, ISSUER, null)).toBeNull();
  expect(readClaims({ sub: 7 }, ISSUER, null)).toBeNull();
  expect(readClaims({ sub: 'x'.repeat(256) }, ISSUER, null)).toBeNull();
});

test.each([
  ['both names', { given_name: 'Ana', family_name: 'Reis' }, 'Ana', 'Reis'],
  ['one name, cut at its last space', { name: 'Ana Maria Reis' }, 'Ana Maria', 'Reis'],
  ['one word', { name: 'Ana' }, 'Ana', ''],
  ['the given name with the whole one', { given_name: 'Ana', name: 'Ana Reis' }, 'Ana', ''],
  ['no name', {}, '', ''],
])('the name comes from %s', (_title, raw, firstName, lastName) => {
  expect(readClaims({ sub: '1', ...raw }, ISSUER, null)).toMatchObject({ firstName, lastName });
});

test('names lose what no database can hold; a subject, an address or a code with it names nobody', () => {
  const said = { sub: '1', given_name: 'A\0na', family_name: `${'x'.repeat(99)}👩‍🍳`, email: 'ana\0@example.com' };
  const claims = readClaims({ ...said, codes: ['A', 'B\0', '\ud800'] }, ISSUER, 'codes');
  expect(claims).toMatchObject({ firstName: 'Ana', lastName: `${'x'.repeat(99)}\ufffd`, email: undefined });
  expect(claims?.externalBrands).toEqual(['A']);
  expect(readClaims({ sub: '1\0' }, ISSUER, null)).toBeNull();
});

test.each([
  [true, true],
  ['true', false],
  [1, false],
  [undefined, false],
])('email_verified %j proves an address: %j', (said, proven) => {
  expect(readClaims({ sub: '1', email_verified: said }, ISSUER, null)?.isEmailProven).toBe(proven);
});

test.each([
  [
    ['A', ' B ', 'A', ''],
    ['A', 'B'],
  ],
  ['A, B', ['A', 'B']],
  [[], []],
  [undefined, undefined],
  [{ A: 1 }, undefined],
])('codes of locations in %j are %j', (value, codes) => {
  expect(parseCodes(value)).toEqual(codes);
});

const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
test.each([
  ['a plain name', { email: ['a@casa.example'] }, undefined, 'a@casa.example'],
  [
    'the name of Entra',
    { 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress': ['b@casa.example'] },
    undefined,
    'b@casa.example',
  ],
  ['an object identifier', { 'urn:oid:0.9.2342.19200300.100.1.3': ['c@casa.example'] }, undefined, 'c@casa.example'],
  ['a subject that is one', {}, EMAIL_FORMAT, 'subject'],
  ['nothing, where the subject is something else', {}, undefined, undefined],
])('the address of a SAML assertion is read from %s', (_title, attributes, format, email) => {
  expect(fromSamlAttributes({ value: 'subject', format }, attributes)['email']).toBe(email);
});

test('a SAML subject that is made for one visit is no subject', () => {
  const format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
  expect(readClaims(fromSamlAttributes({ value: '_x', format }, {}), ISSUER, null)).toBeNull();
});

test('no attribute of a SAML assertion can stand for its subject, or for a checked address', () => {
  const claims = readClaims(
    fromSamlAttributes({ value: 'ana', format: undefined }, { sub: ['owner'], email_verified: ['true'] }),
    ISSUER,
    null,
  );
  expect(claims).toMatchObject({ subject: 'ana', isEmailProven: false });
});
