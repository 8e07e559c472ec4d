import type { Config } from '@hearth/platform/config';
import type { IdentityProvider } from './identity-provider.ts';
import { signInAddress } from './oidc.ts';
import type { Binding } from './oidc.ts';
import { samlSignInAddress } from './saml.ts';

/** Where a try leads to, by the kind of provider. */
export function addressToSignIn(config: Config, provider: IdentityProvider, binding: Binding): Promise<string> {
  return provider.kind === 'SAML'
    ? samlSignInAddress(config, provider, binding)
    : signInAddress(config, provider, binding);
}
