import { describe, expect, it } from 'vitest';
import { parseNetworks } from '../network/networks.ts';
import { isLocal, peerAddress } from './peer.ts';

const parsed = parseNetworks('10.0.0.0/8, fd00::/8');
if (!parsed.ok) throw new Error('expected valid networks');
const proxies = parsed.value;

function peer(socket: string | undefined, forwarded?: string): string {
  return peerAddress(socket, new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), proxies);
}

describe('the address that limits count', () => {
  it('is the socket’s, whatever the header says', () => {
    expect(peer('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  it('is the one seen by the nearest listed proxy', () => {
    expect(peer('10.0.0.1', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(peer('10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  });

  it('is the proxy’s if the header is missing or invalid', () => {
    expect(peer('10.0.0.1')).toBe('10.0.0.1');
    expect(peer('10.0.0.1', 'unknown')).toBe('10.0.0.1');
  });

  it('is the same for all addresses of an IPv6 /64 network', () => {
    expect(peer('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
    expect(peer('2001:db8:1:2::5')).toBe('2001:db8:1:2::/64');
    expect(peer('2001:db8:1:3::5')).toBe('2001:db8:1:3::/64');
  });

  it('is IPv4 if a dual-stack socket reports it as IPv6', () => {
    expect(peer('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is empty, and still counted, if the socket is closed', () => {
    expect(peer(undefined)).toBe('');
  });
});

describe('a local connection', () => {
  it('comes from this machine and through no proxy', () => {
    expect(isLocal('127.0.0.1', new Headers())).toBe(true);
    expect(isLocal('::ffff:127.0.0.1', new Headers())).toBe(true);
    expect(isLocal('127.0.0.1', new Headers({ 'x-forwarded-for': '203.0.113.7' }))).toBe(false);
    expect(isLocal('203.0.113.7', new Headers())).toBe(false);
  });
});
