import { describe, expect, it } from 'vitest';
import { startMessage } from '../start-message.ts';
import { openAddresses } from './addresses.ts';
import { originRuleOf } from './origin.ts';

const machine = { hostname: 'NAS.example', addresses: ['192.168.1.20', 'fd00::1'] };

function addressesOf(more: { readonly host?: string; readonly publicUrls?: readonly string[] }, port = 3000) {
  const config = { publicUrls: [], host: '127.0.0.1', tls: null, ...more };
  return openAddresses(config, originRuleOf(config, port), port, machine);
}

describe('the addresses to open', () => {
  it('are those of PUBLIC_URL if it is set', () => {
    const publicUrls = ['https://notes.example.org', 'http://192.168.1.20:3000'];
    expect(addressesOf({ host: '0.0.0.0', publicUrls })).toEqual(publicUrls);
  });

  it('are one if the server listens on one', () => {
    expect(addressesOf({})).toEqual(['http://localhost:3000']);
    expect(addressesOf({ host: '::1' })).toEqual(['http://localhost:3000']);
    expect(addressesOf({ host: '192.168.1.20' }, 80)).toEqual(['http://192.168.1.20']);
  });

  it('are those of all network interfaces, of the kind on which the server listens', () => {
    const four = ['http://localhost:3000', 'http://192.168.1.20:3000', 'http://nas.local:3000'];
    expect(addressesOf({ host: '0.0.0.0' })).toEqual(four);
    expect(addressesOf({ host: '::' })).toEqual(four.toSpliced(2, 0, 'http://[fd00::1]:3000'));
  });
});

describe('the start message', () => {
  const addresses = ['http://localhost:3000', 'http://192.168.1.20:3000'];

  it('lists each address', () => {
    expect(startMessage(addresses, { isTerminal: false })).toBe(
      'Mensana is running at http://localhost:3000\n  also at http://192.168.1.20:3000\n',
    );
  });

  it('shows in a terminal the first address that a phone can open as a QR code', () => {
    const message = startMessage(addresses, { isTerminal: true });
    expect(message).toContain('Scan this code to open http://192.168.1.20:3000 on a phone:\n');
    expect(message.split('\n').length).toBeGreaterThan(20);
  });

  it('shows no code if only this machine can open it', () => {
    expect(startMessage(['http://localhost:3000'], { isTerminal: true })).toBe(
      'Mensana is running at http://localhost:3000\n',
    );
  });
});
