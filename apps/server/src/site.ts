import { SWITCHES } from '@hearth/kit/environment';
import type { PageSite } from '@hearth/kit/page';
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
  return {
    ...(SWITCHES[environment].monitoring && { monitored: true }),
    ...(cookieDomain !== undefined && { cookieDomain }),
    ...(gatewayHost !== undefined && { gatewayHost }),
    ...(mediaServers !== undefined && { mediaServers }),
    ...(mapsKey !== undefined && { mapsKey }),
    ...(config.legacyUrl !== undefined && { legacyUrl: config.legacyUrl }),
  };
}
