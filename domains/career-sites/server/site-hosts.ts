import { BRAND_CHANGED } from '@hearth/domains/core/events';
import type { OwnSite } from '@hearth/kit/page';
import { SYSTEM } from '@hearth/platform/database';
import type { HostSource } from '@hearth/platform/config/hosts';
import type { Platform } from '@hearth/platform/module';
import { SITE_DOMAIN_CHANGED } from '../contract/events.ts';
import { canBeCustomDomain, normaliseHost, toOwnSite } from './own-sites.ts';
import { findVerifiedDomains } from './queries/site-domain.ts';

interface HostCache {
  readonly byHost: ReadonlyMap<string, OwnSite>;
  readonly bySite: ReadonlyMap<string, OwnSite>;
}

/** Caches the custom domains of career sites in memory until one changes. */
export class SiteHosts implements HostSource {
  readonly #platform: Platform;
  #known: Promise<HostCache> | null = null;

  constructor(platform: Platform) {
    this.#platform = platform;
    const forget = (): void => {
      this.#known = null;
    };
    platform.onEvent(SITE_DOMAIN_CHANGED, forget);
    // A group may be suspended, or have another slug.
    platform.onEvent(BRAND_CHANGED, forget);
  }

  async siteAt(host: string): Promise<OwnSite | null> {
    if (!canBeCustomDomain(this.#platform.config, host)) return null;
    return (await this.#all()).byHost.get(normaliseHost(host)) ?? null;
  }

  async ownOf(site: string): Promise<OwnSite | null> {
    return (await this.#all()).bySite.get(site) ?? null;
  }

  #all(): Promise<HostCache> {
    if (this.#known !== null) return this.#known;
    const reading = this.#read();
    this.#known = reading;
    // What failed is asked for again by the next request.
    reading.catch(() => {
      if (this.#known === reading) this.#known = null;
    });
    return reading;
  }

  async #read(): Promise<HostCache> {
    const { config, database } = this.#platform;
    const rows = await database.run(SYSTEM, (tx) => findVerifiedDomains(tx));
    return {
      byHost: new Map(rows.map((row) => [row.domain, toOwnSite(config, row)])),
      bySite: new Map(rows.map((row) => [row.site, toOwnSite(config, row)])),
    };
  }
}
