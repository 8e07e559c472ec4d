import { SWITCHES } from '@hearth/kit/environment';
import type { PageSite, SignUpKind } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config';
import { environmentAt } from '@hearth/platform/environments';

/** What the pages of a host are told of where they run. */
export function siteOf(config: Config, host: string): PageSite {
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
