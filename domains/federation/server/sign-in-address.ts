import type { Config } from '@hearth/platform/config/config';
import type { IdentityProvider } from './identity-provider.ts';
import { buildOidcSignInUrl } from './oidc.ts';
import type { AttemptBinding } from './oidc.ts';
import { buildSamlSignInUrl } from './saml.ts';

/** Builds an attempt's sign-in URL for the kind of its provider. */
export function buildSignInUrl(config: Config, provider: IdentityProvider, binding: AttemptBinding): Promise<string> {
  return provider.kind === 'SAML'
    ? buildSamlSignInUrl(config, provider, binding)
    : buildOidcSignInUrl(config, provider, binding);
}
