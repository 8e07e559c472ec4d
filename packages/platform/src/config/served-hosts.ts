import { isIP } from 'node:net';
import { LANGUAGES } from '@hearth/kit/constants';
import type { Config } from './config.ts';
import { isLoopback } from './loopback.ts';

type Addresses = Pick<Config, 'mode' | 'onNetwork' | 'publicUrl' | 'authUrl' | 'appOrigins'>;

/** The host name of a Host header, without port and trailing dot. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * Whether a demonstration answers under this host. It is known by its names, so that a page of somebody else, whose name is
 * made to lead to this machine, reaches nothing here (DNS rebinding). An address cannot be made to lead elsewhere; on a
 * network any is good, because the machine does not know which of its own it is called by.
 */
export function isDemoHost({ onNetwork, publicUrl, authUrl, appOrigins }: Addresses, host: string): boolean {
  const name = hostName(host);
  if (isLoopback(name) || name.endsWith('.localhost')) return true;
  if (onNetwork && isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  const named = [publicUrl, authUrl, ...appOrigins].map((address) => new URL(address).hostname);
  const [first = '', ...rest] = name.split('.');
  const behindLanguage = (LANGUAGES as readonly string[]).includes(first) ? rest.join('.') : name;
  return named.includes(name) || named.includes(behindLanguage);
}

/**
 * Whether an origin is the application itself, asked under `host`: one of the configured origins, or, for a demonstration
 * whose frame has no origin of its own, the very host that was asked, if that is one of its names.
 */
export function isOwnOrigin(config: Addresses, origin: string, host: unknown): boolean {
  if (config.appOrigins.includes(origin)) return true;
  if (config.mode !== 'demo' || config.authUrl !== config.publicUrl || typeof host !== 'string') return false;
  return URL.parse(origin)?.host === host && isDemoHost(config, host);
}

/** Tells if the authentication frame is served from an origin. */
export function isFrameOrigin(config: Addresses, origin: string, host: unknown): boolean {
  const { authUrl, publicUrl } = config;
  return origin === authUrl || (authUrl === publicUrl && isOwnOrigin(config, origin, host));
}
