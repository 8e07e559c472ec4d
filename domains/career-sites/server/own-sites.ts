import { domainToASCII } from 'node:url';
import { careerPageLink } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config/config';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { customDomainPath } from '../rules/own-address.ts';
import { validateDomain } from '../rules/site-domain.ts';
import { findVerifiedDomains } from './queries/site-domain.ts';
import type { VerifiedDomain } from './queries/site-domain.ts';

/** Returns the installation's own hosts, which cannot be custom domains. None of them is a career site's own. */
export function installationHosts({ publicUrl, authUrl, appOrigins, legacyUrl }: Config): readonly string[] {
  const addresses = [publicUrl, authUrl, ...appOrigins, ...(legacyUrl === undefined ? [] : [legacyUrl])];
  return [...new Set(addresses.map((address) => new URL(address).hostname))];
}

/** Normalises a host: lower case, ASCII, without port or trailing dot. */
export function normaliseHost(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return domainToASCII(name) || name;
}

/**
 * Returns whether a host can be a custom domain, without a query. Most are the installation's: nobody needs to be
 * asked about those.
 */
export function canBeCustomDomain(config: Config, host: string): boolean {
  return validateDomain(normaliseHost(host), installationHosts(config)) === null;
}

/** Returns the origin of a domain, with the installation's scheme and port. */
export function originOf({ publicUrl }: Config, domain: string): string {
  const address = new URL(publicUrl);
  address.hostname = domain;
  return address.origin;
}

export function toOwnSite(config: Config, { site, domain, leads }: Omit<VerifiedDomain, 'token'>): OwnSite {
  return { site, origin: originOf(config, domain), isMain: leads };
}

/** Finds the career sites with custom domains, by slug. */
export async function findOwnSites(tx: Tx, config: Config): Promise<ReadonlyMap<string, OwnSite>> {
  const proven = await inScope(tx, SYSTEM, (system) => findVerifiedDomains(system));
  return new Map(proven.map((row) => [row.site, toOwnSite(config, row)]));
}

/** Finds the career site of a custom domain. */
export async function findOwnSite(tx: Tx, config: Config, host: string): Promise<OwnSite | undefined> {
  if (!canBeCustomDomain(config, host)) return undefined;
  const [proven] = await inScope(tx, SYSTEM, (system) => findVerifiedDomains(system, normaliseHost(host)));
  return proven === undefined ? undefined : toOwnSite(config, proven);
}

/** Returns a career page's address for mails and texts, on the custom domain if it is active. */
export function siteLink(
  config: Config,
  own: OwnSite | undefined,
  language: Language,
  path: string,
  query: Readonly<Record<string, string | null>> = {},
): string {
  const there = own?.isMain === true ? customDomainPath(own.site, language, path) : null;
  if (own === undefined || there === null) return careerPageLink(config, language, path, query);
  const address = new URL(there, own.origin);
  for (const [name, value] of Object.entries(query)) if (value !== null) address.searchParams.set(name, value);
  return address.href;
}
