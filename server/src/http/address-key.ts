// The keys by which rate limits count: an address, and the networks that contain it.
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV4 = /^(\d+\.\d+\.\d+\.)\d+$/;
/** An IPv6 key, with its /48 and /56 prefixes captured. */
const IPV6 = /^(([\da-f]{4}:){3}[\da-f]{2})[\da-f]{2}::\/64$/;
/** A subscriber has at least a /64: four groups of sixteen bits. */
const NETWORK_GROUPS = 4;
const GROUP_DIGITS = 4;
const SITE_PREFIX = 'xxxx:xxxx:xxxx:'.length;

/** One who rents an address usually has its neighbours too, so together they get this many times the share of one. */
const NEIGHBOURS_SHARES = 4;
/** A /48 contains 65,536 subscriber networks, and is assigned to anyone who asks. */
const SITE_SHARES = 8;

/** An IPv4 address unchanged; the first 64 bits of an IPv6 address, with all digits. */
export function addressKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail !== undefined) {
    const after = tail.split(':').filter((group) => group !== '');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  const network = groups.slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toLowerCase().padStart(GROUP_DIGITS, '0')).join(':')}::/64`;
}

export interface Network {
  /** The common prefix of the keys of its addresses; for a single address, the whole key. */
  prefix: string;
  /** How many times the share of one address it gets. */
  shares: number;
}

/** Private networks, which cannot be rented in bulk: the fair's own, or this machine. */
const OWN_IPV4 = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN_IPV4.addSubnet(network, bits);
const OWN_IPV6 = new BlockList();
for (const [network, bits] of [
  ['::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN_IPV6.addSubnet(network, bits, 'ipv6');

/**
 * The networks towards which a use counts, widest first, ending with the address itself.
 * @param key from `addressKey`; anything else is counted on its own
 */
export function networksOf(key: string): readonly Network[] {
  const own = { prefix: key, shares: 1 };
  const ipv4 = IPV4.exec(key)?.[1];
  if (ipv4 !== undefined)
    return OWN_IPV4.check(key) ? [own] : [{ prefix: ipv4, shares: NEIGHBOURS_SHARES }, own];
  const ipv6 = IPV6.exec(key)?.[1];
  if (ipv6 === undefined || OWN_IPV6.check(key.slice(0, -'/64'.length), 'ipv6')) return [own];
  return [
    { prefix: ipv6.slice(0, SITE_PREFIX), shares: SITE_SHARES },
    { prefix: ipv6, shares: NEIGHBOURS_SHARES },
    own,
  ];
}
