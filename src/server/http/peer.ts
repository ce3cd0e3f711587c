import { isIP } from 'node:net';
import { isLoopback, plainAddress } from '../network/loopback.ts';
import type { Networks } from '../network/networks.ts';

/**
 * Returns the network address that rate limits use: the socket's address or, if that is a listed proxy, the nearest
 * address in `X-Forwarded-For` that is not a listed proxy. Entries that a client forges are never trusted.
 *
 * @param socketAddress as reported by the socket; undefined if the socket is already closed
 * @returns an IPv4 address, or the /64 network of an IPv6 address, because one user gets all of it
 */
export function peerAddress(socketAddress: string | undefined, headers: Headers, proxies: Networks): string {
  const nearest = nearestAddress(socketAddress, headers, proxies);
  return isIP(nearest) === 6 ? `${expanded(nearest).slice(0, 4).join(':')}::/64` : nearest;
}

/** Returns the address of the client or, if it is unknown, of the nearest machine that is not a listed proxy. */
export function nearestAddress(socketAddress: string | undefined, headers: Headers, proxies: Networks): string {
  let nearest = plainAddress(socketAddress ?? '');
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  while (proxies.includes(nearest) && hops.length > 0) {
    const hop = hops.pop() ?? '';
    if (isIP(hop) === 0) break;
    nearest = hop;
  }
  return nearest;
}

/** Returns whether the request comes from this machine without a proxy. */
export function isLocal(socketAddress: string | undefined, headers: Headers): boolean {
  return !isForwarded(headers) && isLoopback(socketAddress ?? '');
}

/** Returns whether a proxy has passed the request on. */
export function isForwarded(headers: Headers): boolean {
  return proxyHeaders.some((name) => headers.has(name));
}

/** Headers that only proxies add. One of them suffices, because many proxies are set up to add only some. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'fly-client-ip',
] as const;

function expanded(address: string): readonly string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}
