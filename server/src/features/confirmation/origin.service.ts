// The origin of a registration as it is stored: keyed fingerprints of the caller's IP address and its networks.
import type { FastifyRequest } from 'fastify';
import type { Sealer } from '../../adapters/sealing.ts';
import { addressKey, networksOf } from '../../http/address-key.ts';
import { networkList } from '../../http/network-list.ts';

/** The networks of an address, the widest first, and finally the address itself. */
export interface Origin {
  networks: Buffer[];
  /** The limit of each, as a multiple of the limit of a single address. */
  shares: number[];
}

/** Null for an address of the fair's own network: the staff at its desks register people all day. */
export type OriginOf = (request: Pick<FastifyRequest, 'ip'>) => Origin | null;

/** @param fairNetworks addresses and networks of the fair */
export function originsOf(sealer: Pick<Sealer, 'fingerprint'>, fairNetworks: readonly string[]): OriginOf {
  const isOfTheFair = networkList(fairNetworks);
  return (request) => {
    if (isOfTheFair(request.ip)) return null;
    const networks = networksOf(addressKey(request));
    return {
      networks: networks.map(({ prefix }) =>
        Buffer.from(sealer.fingerprint(prefix, 'registration.origin'), 'hex'),
      ),
      shares: networks.map(({ shares }) => shares),
    };
  };
}
