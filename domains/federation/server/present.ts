import type { Config } from '@hearth/platform/config/config';
import { callbackUrl } from './oidc.ts';
import type { ProviderRow } from './queries/provider.ts';
import { assertionUrl, ownEntityId } from './saml.ts';

/** A provider as those see it who manage access; the secret never leaves. */
export function presentProvider(row: ProviderRow, config: Config) {
  const { newcomer_role: role, newcomer_brand_id: brandId } = row;
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    issuer: row.issuer,
    client_id: row.client_id,
    has_secret: row.sealed_secret !== null,
    sign_in_url: row.sign_in_url,
    certificates: row.certificates,
    email_domains: row.email_domains,
    newcomers: role === null || brandId === null ? null : { role, brand_id: brandId },
    brand_claim: row.brand_claim,
    is_enabled: row.is_enabled,
    redirect_uri: row.kind === 'SAML' ? assertionUrl(config) : callbackUrl(config),
    entity_id: row.kind === 'SAML' ? ownEntityId(config) : null,
    updated_at: row.updated_at.toISOString(),
  };
}
