import { SWITCHES } from '@hearth/kit/installation/environment';
import type { PageSite, SignUpKind } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config/config';
import { environmentAt } from '@hearth/platform/config/environments';

/** The environment that the pages of a host run in. */
export function toPageSite(config: Config, host: string): PageSite {
  const environment = environmentAt(config, host);
  const {
    cookie_domain: cookieDomain,
    gateway_host: gatewayHost,
    maps_key: mapsKey,
    media_servers: mediaServers,
  } = config.environments[environment] ?? {};
  const closedSignUps: readonly SignUpKind[] = [
    ...(config.candidateSignUp === 'open' ? [] : (['CANDIDATE'] as const)),
    ...(config.employerSignUp === 'open' ? [] : (['EMPLOYER'] as const)),
  ];
  return {
    ...(closedSignUps.length > 0 && { closedSignUps }),
    ...(SWITCHES[environment].monitoring && { monitored: true }),
    ...(cookieDomain !== undefined && { cookieDomain }),
    ...(gatewayHost !== undefined && { gatewayHost }),
    ...(mediaServers !== undefined && { mediaServers }),
    ...(mapsKey !== undefined && { mapsKey }),
    ...(config.supportEmail !== undefined && { supportEmail: config.supportEmail }),
    ...(config.legacyUrl !== undefined && { legacyUrl: config.legacyUrl }),
  };
}
