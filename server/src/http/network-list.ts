// Parses configured addresses and networks, and matches callers against them.
import { BlockList, isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Entries that are neither address nor network, such as '10.0.0.0/33'. */
export function unknownNetworks(list: readonly string[]): string[] {
  return list.filter((entry) => {
    const [address = '', bits, ...more] = entry.split('/');
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest);
    return longest < 0 || !isNetwork || more.length > 0;
  });
}

/** @param list addresses or networks such as 10.0.0.0/8, all valid */
export function networkList(list: readonly string[]): (ip: string) => boolean {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (ip) => {
    const address = MAPPED_IPV4.exec(ip)?.[1] ?? ip.split('%')[0] ?? '';
    return networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}
