import type { Config } from '@hearth/platform/config/config';
import { chooseRelyingParty } from '../rules/relying-party.ts';
import type { RelyingParty } from '../rules/relying-party.ts';

/** EdDSA, ES256 and RS256 by their COSE numbers: what every authenticator can do. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** The relying party of this installation's passkeys, from configuration only. */
export function resolveRelyingParty(config: Config): RelyingParty {
  const host = (origin: string): string => new URL(origin).hostname;
  const pages = config.appOrigins.map((origin) => ({ origin, host: host(origin) }));
  return chooseRelyingParty(host(config.publicUrl), pages, config.passkeyDomain);
}
