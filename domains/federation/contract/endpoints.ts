import { anyone, brand, endpoint } from '@hearth/kit/endpoint';
import { string, url, uuid } from '@hearth/kit/schema';
import { accessToken, signInChallenge } from '@hearth/domains/identity/schemas';
import { z } from 'zod';
import {
  ATTEMPT_NOT_VALID,
  CODE_TAKEN,
  DOMAIN_NOT_PROVEN,
  DOMAIN_TAKEN,
  PROVIDER_UNREACHABLE,
  UNKNOWN_PROVIDER,
} from './failures.ts';
import { externalBrand, mailDomainClaim, offeredProvider, provider, providerSettings } from './schemas.ts';
import { listExternalBrands } from './setup-endpoints.ts';

/** Calls of the authentication frame to its own origin. */
const session = { service: 'core', access: anyone(), transaction: 'none', mergeable: false } as const;

export const listOfferedProviders = endpoint({
  id: 'federation.listOfferedProviders',
  method: 'GET',
  path: '/auth/federation/providers',
  service: 'core',
  access: anyone(),
  summary: 'Lists the identity providers open to everyone, after the one that the address of the login page names.',
  query: z.strictObject({ client_id: string(100).optional() }),
  answer: z.array(offeredProvider),
});

export const startFederation = endpoint({
  ...session,
  id: 'federation.startFederation',
  method: 'POST',
  path: '/auth/session/federate',
  summary:
    'Starts a sign-in with a provider, by its code or by an address of its email domains, and binds the attempt to this browser.',
  body: z.strictObject({
    provider: string(254).min(1),
    /** The page that will hear of the end. */
    return_origin: url(300).optional(),
  }),
  answer: z.strictObject({ link: z.string(), challenge_id: uuid }),
  changes: () => [],
  failures: { UNKNOWN_PROVIDER, PROVIDER_UNREACHABLE },
});

export const receiveAnswer = endpoint({
  id: 'federation.receiveAnswer',
  method: 'GET',
  path: '/auth/federation/callback',
  service: 'core',
  access: anyone(),
  transaction: 'none',
  summary: 'Redirect target of OIDC providers; redirects to /oauth2.',
  query: z.looseObject({ state: string(200).min(1) }),
  answers: 'raw',
});

export const receiveAssertion = endpoint({
  id: 'federation.receiveAssertion',
  method: 'POST',
  path: '/auth/federation/saml/acs',
  service: 'core',
  access: anyone(),
  transaction: 'none',
  summary: 'Receives the response of a SAML provider; redirects to the callback, where the browser sends its cookie.',
  bodyType: 'form',
  maxBodyBytes: 300_000,
  body: z.object({ SAMLResponse: string(250_000).min(1), RelayState: string(200).min(1) }),
  answers: 'raw',
  changes: () => [],
});

export const showMetadata = endpoint({
  id: 'federation.showMetadata',
  method: 'GET',
  path: '/auth/federation/saml/metadata',
  service: 'core',
  access: anyone(),
  transaction: 'reads',
  summary: 'Returns the SAML metadata of this installation.',
  answers: 'raw',
});

export const completeFederation = endpoint({
  ...session,
  id: 'federation.completeFederation',
  method: 'POST',
  path: '/auth/session/federation',
  summary: 'Completes a sign-in that the provider has answered, once; returns PENDING until then.',
  body: z.strictObject({ challenge_id: uuid, code: string(200).min(1).optional() }),
  answer: z.union([
    z.strictObject({ state: z.literal('PENDING') }),
    z.strictObject({ state: z.literal('FAILED'), error: z.string() }),
    signInChallenge.extend({ state: z.literal('CHALLENGE') }),
    z.strictObject({ state: z.literal('DONE'), token: accessToken, is_new_user: z.boolean() }),
  ]),
  changes: () => [],
  failures: { ATTEMPT_NOT_VALID },
});

const manage = { service: 'core', access: brand('id', 'MANAGE_ACCESS') } as const;
const params = z.strictObject({ id: uuid });
const one = z.strictObject({ id: uuid, provider_id: uuid });

export const listProviders = endpoint({
  ...manage,
  id: 'federation.listProviders',
  whileActing: 'allowed',
  method: 'GET',
  path: '/v1/brands/{id}/identity_providers',
  summary: 'Lists the identity providers of the group that the brand is the root of.',
  params,
  answer: z.array(provider),
});

export const createProvider = endpoint({
  ...manage,
  id: 'federation.createProvider',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/brands/{id}/identity_providers',
  transaction: 'none',
  summary: 'Adds an identity provider to the group.',
  params,
  body: providerSettings,
  answer: provider,
  changes: () => [listProviders, listMailDomains],
  failures: { CODE_TAKEN, DOMAIN_TAKEN, PROVIDER_UNREACHABLE },
});

export const changeProvider = endpoint({
  ...manage,
  id: 'federation.changeProvider',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/brands/{id}/identity_providers/{provider_id}',
  transaction: 'none',
  summary: 'Changes an identity provider; without a secret, the current one stays.',
  params: one,
  body: providerSettings,
  answer: provider,
  changes: () => [listProviders, listMailDomains],
  failures: { CODE_TAKEN, DOMAIN_TAKEN, PROVIDER_UNREACHABLE },
});

export const removeProvider = endpoint({
  ...manage,
  id: 'federation.removeProvider',
  whileActing: 'refused',
  method: 'DELETE',
  path: '/v1/brands/{id}/identity_providers/{provider_id}',
  summary: 'Deletes an identity provider. Its people keep their accounts and need another way to sign in.',
  params: one,
  answer: z.strictObject({ removed: z.literal(true) }),
  changes: () => [listProviders, listMailDomains],
});

export const replaceExternalBrands = endpoint({
  ...manage,
  id: 'federation.replaceExternalBrands',
  weight: 'heavy',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/brands/{id}/identity_providers/{provider_id}/external_brands',
  summary: 'Sets all codes that a provider uses for locations of the group.',
  params: one,
  body: z.strictObject({ external_brands: z.array(externalBrand).max(30_000) }),
  answer: z.strictObject({ count: z.int() }),
  maxBodyBytes: 4_000_000,
  changes: () => [listExternalBrands],
});

export const listMailDomains = endpoint({
  ...manage,
  id: 'federation.listMailDomains',
  whileActing: 'allowed',
  method: 'GET',
  path: '/v1/brands/{id}/mail_domains',
  summary: 'Lists the email domains that the group claims, with the DNS record that proves each.',
  params,
  answer: z.array(mailDomainClaim),
});

export const verifyMailDomain = endpoint({
  ...manage,
  id: 'federation.verifyMailDomain',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/brands/{id}/mail_domains/{domain}/verification',
  transaction: 'none',
  summary: 'Checks the DNS record that proves an email domain.',
  params: z.strictObject({ id: uuid, domain: string(253) }),
  answer: mailDomainClaim,
  changes: () => [listMailDomains],
  failures: { DOMAIN_NOT_PROVEN, DOMAIN_TAKEN },
});
