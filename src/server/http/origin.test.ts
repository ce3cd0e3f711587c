import { describe, expect, it } from 'vitest';
import { isSecurePage, isTlsOnlyPage, isTrustedPage, mayAct, type OriginRule, originRuleOf } from './origin.ts';

const settings = { publicUrls: [], host: '0.0.0.0', tls: null };
const onNetwork = originRuleOf(settings, 3000);
const onNetworkWithTls = originRuleOf({ ...settings, tls: { certificate: '/cert.pem', key: '/key.pem' } }, 3000);
const onThisMachine = originRuleOf({ ...settings, host: '127.0.0.1' }, 3000);
const listed = originRuleOf(
  { ...settings, publicUrls: ['https://notes.example.org', 'http://192.168.1.20:3000'] },
  3000,
);

const rules = { onNetwork, onNetworkWithTls, onThisMachine, listed };

/** Returns whether a page acts on the host from which it was loaded. */
const actsAtHome = (origin: string, rule: OriginRule) => mayAct({ origin, host: origin.split('//')[1] ?? '' }, rule);

describe('on a network without PUBLIC_URL', () => {
  it.each([
    'http://192.168.1.20:3000',
    'http://10.0.0.5',
    'http://[fd00::1]:3000',
    'http://[::1]:3000',
    'http://localhost:3000',
    'http://nas:3000',
    'http://my_nas',
    'http://nas.local:3000',
    'http://notes.nas.lan',
    'http://notes.home.arpa',
    'http://notes.internal:8080',
  ])('a page at %s may act on its own host', (origin) => {
    expect(actsAtHome(origin, onNetwork)).toBe(true);
    expect(actsAtHome(origin.replace('http:', 'https:'), onNetworkWithTls)).toBe(true);
  });

  it.each([
    ['a public name that resolves to this machine', 'http://rebound.example.com:3000'],
    ['a local name in front of a public one', 'http://nas.local.evil.com:3000'],
    ['a local suffix in front of a public one', 'http://evil.lan.example.com:3000'],
    ['a suffix without its dot', 'http://evil.xlocal:3000'],
    ['a suffix glued to a public name', 'http://example.com-local.com'],
    ['localhost as an ending', 'http://xlocalhost.com:3000'],
    ['localhost as a subdomain', 'http://localhost.evil.com'],
    ['an address in front of a public name', 'http://192.168.1.20.evil.com:3000'],
    ['.arpa without home', 'http://evil.arpa'],
    ['a suffix of home.arpa', 'http://evil.xhome.arpa'],
    ['a suffix alone', 'http://.local'],
    ['a trailing dot after a local name', 'http://nas.local.:3000'],
    ['a trailing dot after a public name', 'http://evil.com.:3000'],
    ['a trailing dot after a single label', 'http://ai.:3000'],
    ['an address in one number', 'http://3232235796:3000'],
    ['an address in octal numbers', 'http://0300.0250.01.024:3000'],
    ['an address in hexadecimal numbers', 'http://0xc0a80114:3000'],
    ['an address with too few parts', 'http://192.168.276:3000'],
    ['an IPv6 address with a zone', 'http://[fe80::1%25eth0]:3000'],
    ['an IPv6 address that is not in its shortest form', 'http://[fd00:0:0:0:0:0:0:1]:3000'],
    ['an IPv6 address without brackets', 'http://fd00::1'],
    ['upper case', 'http://NAS.LOCAL:3000'],
    ['the default port', 'http://nas.local:80'],
    ['a user', 'http://nas.local@evil.com'],
    ['a user in front of a local name', 'http://evil.com@nas.local'],
    ['a path', 'http://nas.local/'],
    ['a fragment', 'http://nas.local#evil.com'],
    ['a backslash', 'http://nas.local\\evil.com'],
    ['two names', 'http://nas.local, http://evil.com'],
    ['a space', 'http://nas.local evil.com'],
    ['Unicode that becomes a dot', 'http://evil。com'],
    ['no host', 'http://'],
    ['no origin', 'null'],
    ['an empty origin', ''],
  ])('a page may not act on its own host if its address has %s', (_, origin) => {
    expect(actsAtHome(origin, onNetwork)).toBe(false);
  });

  it('a page may not act on another host, port or protocol, even a local one', () => {
    const host = '192.168.1.20:3000';
    for (const origin of [
      'http://192.168.1.21:3000',
      'http://192.168.1.20',
      'http://192.168.1.20:8080',
      'https://192.168.1.20:3000',
      'ws://192.168.1.20:3000',
      'http://nas.local:3000',
      'https://evil.example',
      'null',
      '',
    ])
      expect(mayAct({ origin, host }, onNetwork), origin).toBe(false);
    expect(mayAct({ origin: 'http://nas.local', host: 'nas.local' }, onNetworkWithTls)).toBe(false);
  });

  it('a request without a host changes nothing', () => {
    expect(mayAct({ origin: 'http://nas.local', host: null }, onNetwork)).toBe(false);
    expect(mayAct({ origin: 'http://', host: '' }, onNetwork)).toBe(false);
  });

  it.each(['nas.local/x', 'evil.com@nas.local', 'nas.local?x', 'nas.local#x', '/nas.local', 'nas.local\\x'])(
    'a request whose host is more than a host changes nothing: %s',
    (host) => {
      expect(mayAct({ origin: 'http://nas.local', host }, onNetwork)).toBe(false);
    },
  );

  it('a proxy may spell the host with upper case or the default port', () => {
    expect(mayAct({ origin: 'http://nas.local', host: 'NAS.local:80' }, onNetwork)).toBe(true);
    expect(mayAct({ origin: 'https://nas.local', host: 'nas.local:443' }, onNetworkWithTls)).toBe(true);
  });
});

describe('on this machine only', () => {
  it('pages of the loopback addresses may act', () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(actsAtHome(origin, onThisMachine), origin).toBe(true);
  });

  it('pages of other hosts may not, not even on their own', () => {
    for (const origin of ['http://nas.local:3000', 'http://192.168.1.20:3000', 'http://localhost:3001'])
      expect(actsAtHome(origin, onThisMachine), origin).toBe(false);
  });

  it('includes the address on which it listens', () => {
    const rule = originRuleOf({ ...settings, host: '127.0.0.2' }, 3000);
    expect(actsAtHome('http://127.0.0.2:3000', rule)).toBe(true);
    expect(rule.first).toBe('http://127.0.0.2:3000');
  });
});

describe('with PUBLIC_URL', () => {
  it('pages of exactly its origins may act, whatever host a proxy names', () => {
    expect(mayAct({ origin: 'https://notes.example.org', host: '127.0.0.1:3000' }, listed)).toBe(true);
    expect(mayAct({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }, listed)).toBe(true);
  });

  it('other pages may not, not even on a local host', () => {
    for (const origin of [
      'http://notes.example.org',
      'https://notes.example.org:3000',
      'https://notes.example.org.evil.com',
      'https://evil.notes.example.org',
      'http://nas.local:3000',
      'http://localhost:3000',
    ])
      expect(actsAtHome(origin, listed), origin).toBe(false);
  });
});

it.each(Object.entries(rules))('a foreign page never acts: %s', (_, rule) => {
  const hosts = ['localhost:3000', '127.0.0.1:3000', '192.168.1.20:3000', 'nas.local:3000', 'notes.example.org', null];
  for (const host of hosts)
    for (const origin of [null, '', 'null', 'https://evil.example', 'http://evil.example:3000', 'http://nas.lan:3000'])
      expect(mayAct({ origin, host }, rule), `${origin} on ${host}`).toBe(false);
});

describe('a page counts as loaded over TLS', () => {
  it.each([
    ['its origin is listed with https', { origin: 'https://notes.example.org', host: '127.0.0.1:3000' }, true],
    ['its origin is listed with http', { origin: 'http://192.168.1.20:3000', host: 'notes.example.org' }, false],
    ['a request without an origin is sent to a host with https', { origin: null, host: 'notes.example.org' }, true],
    ['a request without an origin is sent to a host with http', { origin: null, host: '192.168.1.20:3000' }, false],
    ['nothing is known and the first address has https', { origin: null, host: '127.0.0.1:3000' }, true],
  ])('if %s', (_, sender, expected) => {
    expect(isSecurePage(sender, listed)).toBe(expected);
  });

  it('if the server has TLS itself', () => {
    const sender = { origin: null, host: 'nas.local:3000' };
    expect(isSecurePage(sender, onNetworkWithTls)).toBe(true);
    expect(isSecurePage(sender, onNetwork)).toBe(false);
  });
});

it('browsers are told to use only TLS at public addresses, since other services share a local name', () => {
  const isTlsOnly = (publicUrl: string) => {
    const rule = originRuleOf({ ...settings, publicUrls: [publicUrl] }, 3000);
    return isTlsOnlyPage({ origin: publicUrl, host: null }, rule);
  };
  expect(isTlsOnly('https://notes.example.org')).toBe(true);
  for (const each of ['http://notes.example.org', 'https://nas.local', 'https://nas:3000', 'https://192.168.1.20'])
    expect(isTlsOnly(each), each).toBe(false);
  expect(isTlsOnlyPage({ origin: null, host: 'nas.local:3000' }, onNetworkWithTls)).toBe(false);
});

it('browsers trust a page if it was loaded over TLS or from this machine', () => {
  const isTrusted = (host: string | null, rule = onNetwork) => isTrustedPage({ origin: null, host }, rule);
  expect(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'].map((host) => isTrusted(host))).toEqual([true, true, true]);
  expect(['nas.local:3000', '192.168.1.20', 'localhost.evil.com', null].map((host) => isTrusted(host))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isTrusted('nas.local:3000', onNetworkWithTls)).toBe(true);
});

describe('links lead', () => {
  it('to the first public address', () => {
    expect(listed.first).toBe('https://notes.example.org');
  });

  it('to the address in the network if the server listens on all, so that other devices can open them', () => {
    expect(originRuleOf(settings, 3000, '192.168.1.20').first).toBe('http://192.168.1.20:3000');
    expect(originRuleOf(settings, 3000, 'fd00::1').first).toBe('http://[fd00::1]:3000');
    expect(originRuleOf(settings, 3000).first).toBe('http://localhost:3000');
    expect(originRuleOf({ ...settings, host: 'nas.local' }, 80, '10.0.0.1').first).toBe('http://nas.local');
  });
});
