import { domainToASCII } from 'node:url';
import { careerPageLink } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { ownPath } from '../rules/own-address.ts';
import { domainProblem } from '../rules/site-domain.ts';
import { findProvenDomains } from './queries/site-domain.ts';
import type { ProvenDomain } from './queries/site-domain.ts';

/** The hosts of the installation itself. None of them is a career site's own. */
export function installationHosts({ publicUrl, authUrl, appOrigins, legacyUrl }: Config): readonly string[] {
  const addresses = [publicUrl, authUrl, ...appOrigins, ...(legacyUrl === undefined ? [] : [legacyUrl])];
  return [...new Set(addresses.map((address) => new URL(address).hostname))];
}

/** The name of a host as the name service knows it, from whatever a browser or a person writes: case, port, a dot at its end, letters of any language. */
export function nameOfHost(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return domainToASCII(name) || name;
}

/** Whether a host may be a career site's own at all. Most are the installation's: nobody needs to be asked about those. */
export function mayBeOwn(config: Config, host: string): boolean {
  return domainProblem(nameOfHost(host), installationHosts(config)) === null;
}

/** The address of a name where the installation answers: scheme and port are its own. */
export function originAt({ publicUrl }: Config, domain: string): string {
  const address = new URL(publicUrl);
  address.hostname = domain;
  return address.origin;
}

export function ownSiteOf(config: Config, { site, domain, leads }: Omit<ProvenDomain, 'token'>): OwnSite {
  return { site, origin: originAt(config, domain), isMain: leads };
}

/** The career sites with domains of their own, by their slugs. */
export async function ownSites(tx: Tx, config: Config): Promise<ReadonlyMap<string, OwnSite>> {
  const proven = await inScope(tx, SYSTEM, (system) => findProvenDomains(system));
  return new Map(proven.map((row) => [row.site, ownSiteOf(config, row)]));
}

/** The career site whose own domain a host is. */
export async function ownSiteAt(tx: Tx, config: Config, host: string): Promise<OwnSite | undefined> {
  if (!mayBeOwn(config, host)) return undefined;
  const [proven] = await inScope(tx, SYSTEM, (system) => findProvenDomains(system, nameOfHost(host)));
  return proven === undefined ? undefined : ownSiteOf(config, proven);
}

/** The address of a career page for a mail or a text in that language: on the site's own domain where that leads here. */
export function siteLink(
  config: Config,
  own: OwnSite | undefined,
  language: Language,
  path: string,
  query: Readonly<Record<string, string | null>> = {},
): string {
  const there = own?.isMain === true ? ownPath(own.site, language, path) : null;
  if (own === undefined || there === null) return careerPageLink(config, language, path, query);
  const address = new URL(there, own.origin);
  for (const [name, value] of Object.entries(query)) if (value !== null) address.searchParams.set(name, value);
  return address.href;
}
