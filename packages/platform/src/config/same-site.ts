import { isIP } from 'node:net';

/** Second-level names under which a country's registry sells third-level ones: `co.uk`, `com.br`. */
const REGISTRY_NAMES = new Set([
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'gouv',
  'ltd',
  'me',
  'net',
  'ne',
  'nom',
  'or',
  'org',
]);

/** The registrable domain of a host name; the whole name if there is none. */
function registrableDomain(hostname: string): string {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const isWhole = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || labels.length < 2 || labels.at(-1) === 'localhost';
  if (isWhole) return hostname;
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && REGISTRY_NAMES.has(second) ? -3 : -2).join('.');
}

/** Whether a browser sends the cookies of one with requests from the other: same scheme, same registered name (without the whole public suffix list). */
export function isSameSite(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && registrableDomain(one.hostname) === registrableDomain(other.hostname);
}
