import { BlockList, isIP } from 'node:net';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** A set of networks in CIDR notation. A plain address is a network with one address. */
export interface Networks {
  readonly includes: (address: string) => boolean;
}

export const noNetworks: Networks = { includes: () => false };

export function parseNetworks(
  text: string,
): Result<Networks, { readonly code: 'networks/malformed'; readonly part: string }> {
  const list = new BlockList();
  for (const part of text.split(',').map((each) => each.trim())) {
    const [address = '', bits] = part.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || !(prefix <= most)) return err({ code: 'networks/malformed', part });
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return ok({
    includes: (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  });
}
