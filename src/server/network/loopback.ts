import { isIP } from 'node:net';

/** Returns whether an address or host name reaches this machine only, in any of its spellings. */
export function isLoopback(host: string): boolean {
  const address = plainAddress(host.replace(/^\[(.*)\]$/, '$1'));
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Returns whether the host of an address, with its port, reaches this machine only. */
export function isLoopbackHost(host: string | null): boolean {
  const address = `http://${host}`;
  return host !== null && URL.canParse(address) && isLoopback(new URL(address).hostname);
}

/** Unwraps `::ffff:1.2.3.4`, the form in which a dual-stack socket reports an IPv4 address. */
export function plainAddress(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
