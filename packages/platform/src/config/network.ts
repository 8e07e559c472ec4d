import { isIPv6 } from 'node:net';

/** The rate-limit key of an address: itself, or the /64 of an IPv6 address. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::', 2);
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? front : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The first half of an address, for people to recognize a rough origin. */
export function approximateNetwork(address: string): string {
  const network = clientNetwork(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:x`;
  return network.includes('.') ? `${network.split('.').slice(0, 2).join('.')}.x.x` : '';
}
