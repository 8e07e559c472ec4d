import type { Generated } from 'kysely';
import type { Trial } from '../../contract/schemas.ts';

/** An identity provider of a group. */
export interface ProviderTable {
  id: string;
  group_id: string;
  code: string;
  name: string;
  kind: 'OIDC' | 'SAML';
  issuer: string;
  client_id: string;
  sealed_secret: Uint8Array | null;
  sign_in_url: string | null;
  certificates: string[];
  email_domains: string[];
  newcomer_role: string | null;
  newcomer_brand_id: string | null;
  brand_claim: string | null;
  is_enabled: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface ExternalBrandTable {
  group_id: string;
  provider_id: string;
  external_code: string;
  brand_id: string;
}

/** A mail domain that a group claims, and has proven when `verified_at` is set. */
export interface MailDomainTable {
  group_id: string;
  domain: string;
  token: string;
  verified_at: Date | null;
  /** Since when the record of one that is proven is missing. */
  missing_since: Date | null;
  /** When one that is proven is looked at again. */
  next_check_at: Date | null;
}

/** Who of a provider's people is who here. */
export interface LinkTable {
  issuer: string;
  subject: string;
  user_id: string;
  group_id: string | null;
  created_at: Date;
  signed_in_at: Date | null;
  ended_at: Date | null;
}

/** One try to sign in. */
export interface AttemptTable {
  id: string;
  provider_code: string;
  state_hash: Uint8Array;
  browser_hash: Uint8Array;
  verifier: string;
  nonce: string;
  return_origin: string;
  created_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  user_id: string | null;
  is_new_user: Generated<boolean>;
  error: string | null;
  code_hash: Uint8Array | null;
  redeemed_at: Date | null;
  word: AttemptWord | null;
  trial_by: string | null;
  trial: Omit<Trial, 'state'> | null;
}

/** A SAML provider's checked claims, or why they were refused. Written through `json()`. */
export type AttemptWord = { readonly claims: Record<string, unknown> } | { readonly error: string };

/** A SAML assertion that was taken. */
export interface AssertionTable {
  provider_id: string;
  assertion_id: string;
  expires_at: Date;
}

/** This domain's tables, as Kysely knows them. */
export interface Tables {
  'federation.provider': ProviderTable;
  'federation.mail_domain': MailDomainTable;
  'federation.external_brand': ExternalBrandTable;
  'federation.link': LinkTable;
  'federation.attempt': AttemptTable;
  'federation.assertion': AssertionTable;
}
