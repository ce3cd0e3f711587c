import encodeQr from 'qr';
import { isLoopback } from './network/loopback.ts';

/**
 * Returns what the server prints when it has started: every address to open and, in a terminal, the first one that
 * other devices can open as a QR code.
 */
export function startMessage(addresses: readonly string[], { isTerminal }: { readonly isTerminal: boolean }): string {
  const [first = '', ...others] = addresses;
  const lines = [`Mensana is running at ${first}`, ...others.map((address) => `  also at ${address}`)];
  const scanned = addresses.find((address) => !isLoopback(new URL(address).hostname));
  if (isTerminal && scanned !== undefined) {
    lines.push('', `Scan this code to open ${scanned} on a phone:`, '', encodeQr(scanned, 'term'));
  }
  return `${lines.join('\n')}\n`;
}
