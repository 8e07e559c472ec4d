import type { AnswerOf, SentInputOf } from '@hearth/kit/endpoint';
import type { createProvider, listProviders } from '../../../contract/endpoints.ts';

type Provider = AnswerOf<typeof listProviders>[number];
type Settings = SentInputOf<typeof createProvider>['body'];

/** A provider as the form holds it: every field is a text. */
export interface ProviderDraft {
  readonly kind: 'OIDC' | 'SAML';
  readonly name: string;
  readonly code: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly signInUrl: string;
  readonly certificates: string;
  readonly domains: string;
  readonly newcomers: boolean;
  readonly role: string;
  readonly brandId: string | null;
  readonly readsBrands: boolean;
  readonly brandClaim: string;
  readonly enabled: boolean;
}

/** The form values of a provider, or of a new one. */
export function toDraft(provider: Provider | undefined, groupId: string): ProviderDraft {
  return {
    kind: provider?.kind ?? 'OIDC',
    name: provider?.name ?? '',
    code: provider?.code ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.client_id ?? '',
    secret: '',
    signInUrl: provider?.sign_in_url ?? '',
    certificates: provider?.certificates.join('\n') ?? '',
    domains: provider?.email_domains.join(', ') ?? '',
    newcomers: provider !== undefined && provider.newcomers !== null,
    role: provider?.newcomers?.role ?? 'SCHEDULER',
    brandId: provider?.newcomers?.brand_id ?? groupId,
    readsBrands: provider !== undefined && provider.brand_claim !== null,
    brandClaim: provider?.brand_claim ?? '',
    enabled: provider?.is_enabled ?? false,
  };
}

/** Suggests a short code from a name, until the user enters one. */
export function suggestCode(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';

/** Splits concatenated PEM certificates; a single one may be without its lines. */
export function splitCertificates(text: string): string[] {
  const framed = text
    .split(BEGIN)
    .slice(1)
    .map((part) => part.split(END))
    .flatMap(([body = '', ...after]) => (after.length === 0 ? [] : [`${BEGIN}${body}${END}`]));
  return framed.length > 0 || text.trim() === '' ? framed : [text.trim()];
}

/** Converts the form to settings. An empty secret is left out, so that the stored one stays. */
export function toSettings(draft: ProviderDraft): Settings {
  const isOidc = draft.kind === 'OIDC';
  return {
    code: draft.code.trim(),
    name: draft.name.trim(),
    kind: draft.kind,
    issuer: draft.issuer.trim(),
    client_id: isOidc ? draft.clientId.trim() : '',
    ...(isOidc && draft.secret !== '' ? { client_secret: draft.secret } : {}),
    sign_in_url: isOidc ? null : draft.signInUrl.trim(),
    certificates: isOidc ? [] : splitCertificates(draft.certificates),
    email_domains: draft.domains
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((domain) => domain.replace(/^@/, ''))
      .filter((domain) => domain !== ''),
    newcomers: draft.newcomers && draft.brandId !== null ? { role: draft.role, brand_id: draft.brandId } : null,
    brand_claim: draft.readsBrands ? draft.brandClaim.trim() : null,
    is_enabled: draft.enabled,
  };
}

/** The missing required fields, by their names in a refusal. */
export function findMissingFields(draft: ProviderDraft): string[] {
  const isOidc = draft.kind === 'OIDC';
  const needed: readonly (readonly [string, boolean])[] = [
    ['name', draft.name.trim() === ''],
    ['code', !/^[a-z0-9][a-z0-9-]{1,62}$/.test(draft.code.trim())],
    ['issuer', draft.issuer.trim() === ''],
    ['client_id', isOidc && draft.clientId.trim() === ''],
    ['sign_in_url', !isOidc && !URL.canParse(draft.signInUrl.trim())],
    ['certificates', !isOidc && splitCertificates(draft.certificates).length === 0],
    ['newcomers', draft.newcomers && draft.brandId === null],
    ['brand_claim', draft.readsBrands && draft.brandClaim.trim() === ''],
  ];
  return needed.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}
