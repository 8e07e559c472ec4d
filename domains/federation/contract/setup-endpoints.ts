import { brand, endpoint } from '@hearth/kit/endpoint';
import { string, trimmedString, url, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { PROVIDER_UNREACHABLE, UNKNOWN_PROVIDER } from './failures.ts';
import { externalBrand, mappedBrand, ownAddresses, providerReading, trial } from './schemas.ts';

/** Calls of the settings: what helps to set a provider up and to see that it works. */
const manage = { service: 'core', access: brand('id', 'MANAGE_ACCESS') } as const;
const params = z.strictObject({ id: uuid });
const ofProvider = z.strictObject({ id: uuid, provider_id: uuid });
const providers = '/v1/brands/{id}/identity_providers';

export const getOwnAddresses = endpoint({
  ...manage,
  id: 'federation.getOwnAddresses',
  whileActing: 'allowed',
  method: 'GET',
  path: '/v1/brands/{id}/federation_addresses',
  summary: 'Returns what the administrator of an identity provider needs to know about this installation.',
  params,
  answer: ownAddresses,
});

export const readProvider = endpoint({
  ...manage,
  id: 'federation.readProvider',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/brands/{id}/identity_provider_readings',
  transaction: 'none',
  summary:
    'Reads the settings that an identity provider publishes: OIDC discovery, or SAML metadata from an address or as text.',
  params,
  body: z.strictObject({
    kind: z.enum(['OIDC', 'SAML']),
    /** OIDC: the issuer. SAML: the address of the metadata, or the metadata themselves. */
    source: trimmedString(80_000).min(1),
  }),
  answer: providerReading,
  changes: () => [],
  failures: { PROVIDER_UNREACHABLE },
});

export const startTrial = endpoint({
  ...manage,
  id: 'federation.startTrial',
  whileActing: 'refused',
  method: 'POST',
  path: `${providers}/{provider_id}/trials`,
  transaction: 'none',
  mergeable: false,
  summary: 'Starts a test sign-in with a provider, whether or not it is on, and shows what would happen.',
  params: ofProvider,
  body: z.strictObject({ return_origin: url(300).optional() }),
  answer: z.strictObject({ link: z.string(), trial_id: uuid }),
  changes: () => [],
  failures: { PROVIDER_UNREACHABLE, UNKNOWN_PROVIDER },
});

export const getTrial = endpoint({
  ...manage,
  id: 'federation.getTrial',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/brands/{id}/identity_provider_trials/{trial_id}',
  summary: 'Returns the result of the caller’s own test of a provider.',
  params: z.strictObject({ id: uuid, trial_id: uuid }),
  answer: trial,
});

export const listExternalBrands = endpoint({
  ...manage,
  id: 'federation.listExternalBrands',
  whileActing: 'allowed',
  method: 'GET',
  path: `${providers}/{provider_id}/external_brands`,
  summary: 'Lists the codes that a provider uses for locations of the group, in order, page by page.',
  params: ofProvider,
  query: z.strictObject({
    search: trimmedString(100).optional(),
    cursor: string(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.strictObject({ external_brands: z.array(mappedBrand), next_cursor: z.string().nullable() }),
});

export const putExternalBrand = endpoint({
  ...manage,
  id: 'federation.putExternalBrand',
  whileActing: 'refused',
  method: 'POST',
  path: `${providers}/{provider_id}/external_brands`,
  summary: 'Maps a provider’s code to a location; a known code moves to this one.',
  params: ofProvider,
  body: externalBrand,
  answer: mappedBrand,
  changes: () => [listExternalBrands],
});

export const removeExternalBrand = endpoint({
  ...manage,
  id: 'federation.removeExternalBrand',
  whileActing: 'refused',
  method: 'DELETE',
  path: `${providers}/{provider_id}/external_brands/{external_code}`,
  summary: 'Deletes a provider’s code.',
  params: ofProvider.extend({ external_code: string(100).min(1) }),
  answer: z.strictObject({ removed: z.literal(true) }),
  changes: () => [listExternalBrands],
});
