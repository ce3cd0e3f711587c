import { isIP } from 'node:net';
import type { Networks } from './networks.ts';

/**
 * The network address that limits count by: the socket's, or, when that is a listed proxy, the
 * nearest address in `X-Forwarded-For` that is not one. What a client writes into that header is
 * never believed.
 *
 * @param socketAddress as the socket gives it; undefined when it is already closed
 * @returns an IPv4 address, or the /64 network of an IPv6 one, since a person gets all of that
 */
export function peerAddress(socketAddress: string | undefined, headers: Headers, proxies: Networks): string {
  let nearest = plain(socketAddress ?? '');
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
  while (proxies.includes(nearest) && hops.length > 0) {
    const hop = hops.pop() ?? '';
    if (isIP(hop) === 0) break;
    nearest = hop;
  }
  return isIP(nearest) === 6 ? `${expanded(nearest).slice(0, 4).join(':')}::/64` : nearest;
}

/** Connected to this machine itself and not through a proxy. */
export function isLocal(socketAddress: string | undefined, headers: Headers): boolean {
  const forwarded = headers.has('x-forwarded-for') || headers.has('forwarded');
  return !forwarded && ['127.0.0.1', '::1'].includes(plain(socketAddress ?? ''));
}

/** `::ffff:1.2.3.4` is how a dual-stack socket shows an IPv4 address. */
function plain(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

function expanded(address: string): readonly string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}
