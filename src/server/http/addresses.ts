import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { Config } from '../config/config.ts';
import { isUnspecified, type OriginRule } from './origin.ts';

/** How other devices reach this machine. */
export interface Machine {
  readonly hostname: string;
  /** The addresses of its network interfaces, IPv4 before IPv6. */
  readonly addresses: readonly string[];
}

export function readMachine(): Machine {
  const all = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid) // browsers cannot open an address that needs a scope
    .map(({ address }) => address);
  return { hostname: hostname(), addresses: all.toSorted((a, b) => isIP(a) - isIP(b)) };
}

/** Returns the address of this machine in its network, or null if it is in none. */
export function lanAddress({ addresses }: Machine): string | null {
  return addresses[0] ?? null;
}

/** Returns every address at which a browser on this machine or in its network opens the app. */
export function openAddresses(
  { publicUrls, host }: Pick<Config, 'publicUrls' | 'host'>,
  { first, sameHost }: OriginRule,
  port: number,
  machine: Machine,
): readonly string[] {
  if (publicUrls.length > 0) return publicUrls;
  if (sameHost === null || !isUnspecified(host)) return [first];
  const [name = ''] = machine.hostname.toLowerCase().split('.');
  const listening = machine.addresses.filter((address) => host === '::' || isIP(address) === 4);
  const hosts = ['localhost', ...listening.map((each) => (isIP(each) === 6 ? `[${each}]` : each))];
  if (/^[a-z0-9-]+$/.test(name) && name !== 'localhost') hosts.push(`${name}.local`); // by multicast DNS
  return hosts.map((each) => new URL(`${sameHost}//${each}:${port}`).origin);
}
