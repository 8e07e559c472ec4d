import { lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config/config.ts';
import { refuseWithinTransaction } from '../database.ts';

/** What others answer is small; more than this is not read. */
const MOST_BYTES = 1_000_000;

/** Apart for the two families: of one list, a rule for IPv4 written as IPv6 would hold for every IPv4 address. */
const inside4 = new BlockList();
const inside6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Unspecified, this machine, and the old way to write IPv4 (::a.b.c.d).
  ['::', 96],
  // Ways to an IPv4 address that is written within: NAT64 (RFC 6052, RFC 8215), Teredo, 6to4.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  // Site-local, as it was before fc00::/7.
  ['fec0::', 10],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['::ffff:0:0', 96],
] as const)
  inside6.addSubnet(network, bits, 'ipv6');

/** Tells if an address is not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  return isIP(address) === 6 ? inside6.check(address, 'ipv6') : inside4.check(address, 'ipv4');
}

/** Looks a name up for the very connection that is made: what was checked is what is connected to. */
const lookupOutside: LookupFunction = (name, options, answer) => {
  lookUp(name, { ...options, all: true }, (error, found) => {
    if (error !== null) answer(error, '', 0);
    else if (found.length === 0 || found.some(({ address }) => isPrivateAddress(address)))
      answer(new Error(`${name} is not on the open internet`), '', 0);
    else if (options.all === true) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** Connects to addresses that the name service has just said, and to no others. */
function lookupKnown(addresses: readonly string[], alsoInside: boolean): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const refused = found.length === 0 || (!alsoInside && addresses.some(isPrivateAddress));
  return (name, options, answer) => {
    if (refused) answer(new Error(`${name} is not on the open internet`), '', 0);
    else if (options.all === true) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
  };
}

/**
 * Connections to the open internet are kept apart: where a name was looked up without a check, a connection that is still open would
 * be used again for it, and nothing be looked up.
 */
const outsideConnections = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 });

/** The options of an outbound request, a subset of those of `fetch`. */
export interface OutboundRequest {
  /** The addresses that the name of the host is known to have; without them it is looked up. */
  readonly at?: readonly string[];
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
  /** Reads this much of the answer and ends the connection there; absent: an answer that is too long is an error. */
  readonly firstBytes?: number;
}

type OutboundRules = Pick<Config, 'mode' | 'allowedInternalHosts'>;

/** Where a request may go: `outside` and `listed` over https alone, `outside` only to the open internet. */
type Reach = 'outside' | 'listed' | 'anywhere';

/**
 * How others are asked by an installation: one in production leaves its own network alone, but for the hosts that its settings list, and speaks https; a trial may ask
 * its own machine. Neither follows where an answer leads, nor reads more than is sensible.
 */
export function outboundFetch(rules: OutboundRules): typeof fetchOutside {
  return (address, asking) => sendRequest(address, asking, reachOf(rules, address));
}

function reachOf({ mode, allowedInternalHosts }: OutboundRules, address: string): Reach {
  if (mode !== 'production') return 'anywhere';
  const isListed = URL.canParse(address) && allowedInternalHosts.includes(new URL(address).hostname);
  return isListed ? 'listed' : 'outside';
}

/**
 * Tells if `outboundFetch` would ask an address, as far as the address alone shows: whoever types one hears of it at once. Where a
 * name leads is looked up when it is asked.
 */
export function isAskable(rules: OutboundRules, address: string): boolean {
  return URL.canParse(address) && isWithin(reachOf(rules, address), new URL(address));
}

function isWithin(reach: Reach, { protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isInside = isIP(host) !== 0 && isPrivateAddress(host);
  return (reach === 'anywhere' || protocol === 'https:') && (reach !== 'outside' || !isInside);
}

/** Asks an address that a customer typed: over https, outside the network that this server stands in, following nothing. */
export function fetchOutside(address: string, asking: OutboundRequest = {}): Promise<Response> {
  return sendRequest(address, asking, 'outside');
}

/** Asks an address that whoever runs this installation set up, where it may stand beside it: following nothing, reading no more than is sensible. */
export function fetchConfigured(address: string, asking: OutboundRequest = {}): Promise<Response> {
  return sendRequest(address, asking, 'anywhere');
}

function sendRequest(
  address: string,
  { at, method = 'GET', headers = {}, body, signal, firstBytes }: OutboundRequest = {},
  reach: Reach,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    refuseWithinTransaction('Somebody else’s machine');
    const target = new URL(address);
    const { protocol, hostname } = target;
    const alsoInside = reach !== 'outside';
    if (!isWithin(reach, target)) throw new Error(`${hostname} is not an address on the open internet`);
    const send = protocol === 'https:' ? request : requestPlain;
    // A connection that is open already may lead to where the name led before.
    const agent = at !== undefined ? { agent: false as const } : alsoInside ? {} : { agent: outsideConnections };
    const lookup = at !== undefined ? lookupKnown(at, alsoInside) : alsoInside ? undefined : lookupOutside;
    const sent = send(
      address,
      { method, headers, ...agent, ...(lookup === undefined ? {} : { lookup }), ...(signal == null ? {} : { signal }) },
      (answer) => readAnswer(answer, firstBytes).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.end(body instanceof URLSearchParams ? body.toString() : body);
  });
}

/** Statuses of answers without a body, which `Response` refuses to give one. */
const WITHOUT_BODY = [204, 205, 304];

/** Reads an answer to its end, or as far as is asked for. Rejects one that is too long, breaks off, or has a status that there is not. */
function readAnswer(answer: IncomingMessage, firstBytes: number | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const finish = (): void => {
      const status = answer.statusCode ?? 0;
      if (status < 200 || status > 599) return reject(new Error('the answer has no status'));
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      );
      const body = WITHOUT_BODY.includes(status) ? null : Buffer.concat(parts).subarray(0, firstBytes);
      resolve(new Response(body, { status, headers }));
    };
    answer.on('data', (part: Buffer) => {
      size += part.length;
      if (firstBytes === undefined && size > MOST_BYTES) answer.destroy(new Error('the answer is too long'));
      else parts.push(part);
      if (firstBytes === undefined || size <= firstBytes) return;
      finish();
      answer.destroy();
    });
    answer.on('error', reject);
    answer.on('end', finish);
  });
}
