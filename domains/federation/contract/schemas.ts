import { instant, line, pattern, string, trimmedString, url, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

const httpsUrl = url(500, { protocol: /^https?$/ });
const mailDomain = string(253).regex(
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
  'must be a mail domain like casa.example',
);

/** The settings of an identity provider. */
export const providerSettings = z.strictObject({
  /** What the sign-in page calls it in its address. */
  code: pattern(63, /^[a-z0-9][a-z0-9-]{1,62}$/, 'must be 2 to 63 small letters, digits and hyphens'),
  name: line(100),
  kind: z.enum(['OIDC', 'SAML']),
  /** OIDC: the issuer's address. SAML: the provider's entity id. */
  issuer: trimmedString(500).min(1),
  client_id: trimmedString(200).default(''),
  /** Written, never read; absent keeps the one that is set. */
  client_secret: string(1000).optional(),
  sign_in_url: httpsUrl.nullable().default(null),
  certificates: z.array(string(10_000).min(100)).max(5).default([]),
  email_domains: z.array(mailDomain).max(50),
  newcomers: z.strictObject({ role: string(60), brand_id: uuid }).nullable(),
  brand_claim: trimmedString(100).min(1).nullable(),
  is_enabled: z.boolean(),
});
export type ProviderSettings = z.output<typeof providerSettings>;

/** A provider as those see it who manage access: everything but the secret. */
export const provider = z.strictObject({
  id: uuid,
  code: z.string(),
  name: z.string(),
  kind: z.enum(['OIDC', 'SAML']),
  issuer: z.string(),
  client_id: z.string(),
  has_secret: z.boolean(),
  sign_in_url: z.string().nullable(),
  certificates: z.array(z.string()),
  email_domains: z.array(z.string()),
  newcomers: z.strictObject({ role: z.string(), brand_id: uuid }).nullable(),
  brand_claim: z.string().nullable(),
  is_enabled: z.boolean(),
  /** What the provider is told about us. */
  redirect_uri: z.string(),
  /** SAML: what we call ourselves; our metadata stand there. */
  entity_id: z.string().nullable(),
  updated_at: instant,
});

/** A code by which a provider calls a location. */
export const externalBrand = z.strictObject({ external_code: trimmedString(100).min(1), brand_id: uuid });

/** A way to sign in, as the sign-in page offers it. */
export const offeredProvider = z.strictObject({ provider: z.string(), name: z.string() });

/** A mail domain that a group claims. The TXT record of that name and value proves it. */
export const mailDomainClaim = z.strictObject({
  domain: z.string(),
  record_name: z.string(),
  record_value: z.string(),
  verified_at: instant.nullable(),
  /** When it counts as proven no longer, because its record is missing. */
  ends_at: instant.nullable(),
});
export type OfferedProvider = z.infer<typeof offeredProvider>;

/** A code with the location that it means, by name. */
export const mappedBrand = externalBrand.extend({ name: z.string() });

/** Our URLs for an identity provider. */
export const ownAddresses = z.strictObject({
  /** OIDC: where people come back to. */
  redirect_uri: z.string(),
  /** SAML: what we are called, which is also where our metadata stand, and where answers are posted to. */
  entity_id: z.string(),
  assertion_address: z.string(),
});

/** A provider's published metadata. */
export const providerReading = z.strictObject({
  issuer: z.string(),
  sign_in_url: z.string(),
  certificates: z.array(z.strictObject({ pem: z.string(), valid_until: instant })),
});

/** The result that a sign-in with a provider would have. */
export const trial = z.strictObject({
  state: z.enum(['PENDING', 'DONE']),
  /** Why nobody would be signed in. */
  error: z.string().nullable(),
  /** CREATE: a newcomer to the group, whether or not there is an account outside of it already. */
  outcome: z.enum(['SIGN_IN', 'LINK', 'CREATE']).nullable(),
  /** What the provider said, when it was believed. */
  claims: z
    .strictObject({
      subject: z.string(),
      email: z.string().nullable(),
      first_name: z.string(),
      last_name: z.string(),
      external_brands: z.array(z.string()).nullable(),
    })
    .nullable(),
});
export type Trial = z.infer<typeof trial>;
