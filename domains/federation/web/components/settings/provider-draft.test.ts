import { expect, test } from 'vitest';
import { codeFrom, draftOf, missingIn, settingsOf, splitCertificates } from './provider-draft.ts';

const PEM = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
const oidc = { ...draftOf(undefined, 'g'), name: 'Casa', code: 'casa', issuer: 'https://id.example', clientId: 'c' };

test('a short name is made of a name in any script that has letters for it', () => {
  expect(codeFrom('Casa Açaí: Staff')).toBe('casa-ac-ai-staff');
  expect(codeFrom('—')).toBe('');
});

test('mail domains may stand in any list, with or without the sign before them', () => {
  expect(settingsOf({ ...oidc, domains: '@Casa.example; b.example\nc.example,' }).email_domains).toEqual([
    'casa.example',
    'b.example',
    'c.example',
  ]);
});

test('an empty secret is not sent: the one that is set stays', () => {
  expect(settingsOf(oidc)).not.toHaveProperty('client_secret');
  expect(settingsOf({ ...oidc, secret: 's' }).client_secret).toBe('s');
});

test('certificates stand one below the other, and a single one may stand bare', () => {
  expect(splitCertificates(`${PEM}\n${PEM}`)).toEqual([PEM, PEM]);
  expect(splitCertificates(' AAAA ')).toEqual(['AAAA']);
  expect(splitCertificates(' ')).toEqual([]);
});

test('what one kind needs is not asked of the other', () => {
  expect(missingIn(oidc)).toEqual([]);
  expect(missingIn({ ...oidc, kind: 'SAML' })).toEqual(['sign_in_url', 'certificates']);
  expect(missingIn({ ...oidc, clientId: '', newcomers: true, brandId: null, readsBrands: true })).toEqual([
    'client_id',
    'newcomers',
    'brand_claim',
  ]);
});
