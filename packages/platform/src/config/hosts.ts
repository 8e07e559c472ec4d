import type { OwnSite } from '@hearth/kit/page';

/** Which career sites have a domain of their own. One domain of the application implements it, from memory: it is asked at every request. */
export interface HostSource {
  /** The site whose own domain a host is; null for all other hosts, those of the installation among them. */
  siteAt(host: string): Promise<OwnSite | null>;
  /** The own domain of the site with that slug; null where it has none. */
  ownOf(site: string): Promise<OwnSite | null>;
}
