import { expect, test } from 'vitest';
import { suggestCode, toDraft, findMissingFields, toSettings, splitCertificates } from './provider-draft.ts';

const PEM = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
const oidc = { ...toDraft(undefined, 'g'), name: 'Casa', code: 'casa', issuer: 'https://id.example', clientId: 'c' };

test('a short name is made of a name in any script that has letters for it', () => {
  expect(suggestCode('Casa Açaí: Staff')).toBe('casa-ac-ai-staff');
  expect(suggestCode('—')).toBe('');
});

test('mail domains may stand in any list, with or without the sign before them', () => {
  expect(toSettings({ ...oidc, domains: '@Casa.example; b.example\nc.example,' }).email_domains).toEqual([
    'casa.example',
    'b.example',
    'c.example',
  ]);
});

test('an empty secret is not sent: the one that is set stays', () => {
  expect(toSettings(oidc)).not.toHaveProperty('client_secret');
  expect(toSettings({ ...oidc, secret: 's' }).client_secret).toBe('s');
});

test('certificates stand one below the other, and a single one may stand bare', () => {
  expect(splitCertificates(`${PEM}\n${PEM}`)).toEqual([PEM, PEM]);
  expect(splitCertificates(' AAAA ')).toEqual(['AAAA']);
  expect(splitCertificates(' ')).toEqual([]);
});

test('what one kind needs is not asked of the other', () => {
  expect(findMissingFields(oidc)).toEqual([]);
  expect(findMissingFields({ ...oidc, kind: 'SAML' })).toEqual(['sign_in_url', 'certificates']);
  expect(findMissingFields({ ...oidc, clientId: '', newcomers: true, brandId: null, readsBrands: true })).toEqual([
    'client_id',
    'newcomers',
    'brand_claim',
  ]);
});
