import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config';
import { UNKNOWN_PROVIDER } from '../contract/failures.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { signInAddress } from './oidc.ts';
import type { Binding } from './oidc.ts';

/** Where a try leads to, by the kind of provider. */
export function addressToSignIn(config: Config, provider: IdentityProvider, binding: Binding): Promise<string> {
  if (provider.kind === 'SAML') throw failure(UNKNOWN_PROVIDER);
  return signInAddress(config, provider, binding);
}
