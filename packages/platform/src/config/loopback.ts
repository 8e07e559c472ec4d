import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Tells if an address or name is this machine, so that nothing crosses a network. Brackets of an IPv6 address may
 * stand around it.
 */
export function isLoopback(address: string): boolean {
  const bare = address.toLowerCase().replace(/^\[|\]$/g, '');
  if (bare === 'localhost') return true;
  const family = isIP(bare);
  return family !== 0 && LOOPBACK.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}
