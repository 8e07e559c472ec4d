import { BlockList, isIP } from 'node:net';
import type { z } from 'zod';

/** Which reverse proxies are believed what they say of a caller. */
export interface TrustedProxies {
  readonly any: boolean;
  /** Whether the node `hop` steps away from this server (0: the one that is connected) is such a proxy. */
  readonly trusts: (address: string, hop: number) => boolean;
}

const MOST_HOPS = 5;

/** Nobody is believed: the caller is whoever is connected. */
export const NO_PROXIES: TrustedProxies = { any: false, trusts: () => false };

function addTo(list: BlockList, entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) {
    list.addAddress(address, type);
    return true;
  }
  // A network of everybody would be no list.
  if (!/^\d{1,3}$/.test(bits) || Number(bits) < 1 || Number(bits) > (family === 6 ? 128 : 32)) return false;
  list.addSubnet(address, Number(bits), type);
  return true;
}

/**
 * Reads TRUSTED_PROXIES: addresses and networks of the proxies (`10.0.0.7,fd00::/8`), or how many stand in front. A count
 * believes whoever is connected: it is for a server that only its proxies can reach.
 */
export function readTrustedProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops <= MOST_HOPS) return hops === 0 ? NO_PROXIES : { any: true, trusts: (_address, hop) => hop < hops };
  } else {
    const list = new BlockList();
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    if (entries.length > 0 && entries.every((entry) => addTo(list, entry)))
      return {
        any: true,
        trusts: (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
      };
  }
  context.addIssue({
    code: 'custom',
    message: `must be addresses and networks like 10.0.0.7,fd00::/8, or a count from 0 to ${MOST_HOPS}`,
  });
  return NO_PROXIES;
}
