import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress, isPushEndpoint, postToPublicHosts, pushClient } from './push-client.ts';
import { pushKeysOf } from './push-keys.ts';
import {
  decrypted,
  type FakePushService,
  fakeDevice,
  pushOrigin,
  startFakePushService,
  vapidClaims,
} from './testing.ts';

const keys = pushKeysOf('the secret of this server');
const start = Date.parse('2026-11-30T12:00:00Z');
const message = { note: 'knee', keptSeconds: 86_400, topic: 'a-topic' };

let service: FakePushService;

beforeEach(async () => {
  service = await startFakePushService();
});
afterEach(() => service.close());

const send = (device = fakeDevice({ uid: 'ann', sessionId: 'phone' })) =>
  pushClient({ keys, contact: 'https://notes.example.org', now: () => start, post: service.post })(
    device.subscription,
    message,
  );

describe('what decrypts and verifies in these tests', () => {
  it('reads the example of RFC 8291, appendix A', () => {
    const sent =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    const privateKey = Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
    expect(decrypted(Buffer.from(sent, 'base64url'), { privateKey, auth })).toBe(
      'When I grow up, I want to be a watermelon',
    );
  });

  it('accepts the example of RFC 8292, section 2.4, and not with another claim', () => {
    const signed =
      'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
    const claims = { aud: 'https://push.example.net', exp: 1_453_523_768, sub: 'mailto:push@example.com' };
    expect(vapidClaims(signed)?.claims).toEqual(claims);
    const other = Buffer.from(JSON.stringify({ ...claims, aud: 'https://other.example' })).toString('base64url');
    expect(vapidClaims(signed.replace(/\.[^.]+\./, `.${other}.`))).toBeNull();
  });
});

describe('a message to a push service', () => {
  it('has only an id, which only the device can read', async () => {
    const device = fakeDevice({ uid: 'ann', sessionId: 'phone' });
    expect(await send(device)).toEqual({ ok: true, value: null });
    const [received] = service.accepted;
    if (received === undefined) throw new Error('expected a message');
    expect(device.read(received)).toEqual({ id: 'knee' });
    expect(() => fakeDevice({ uid: 'ann', sessionId: 'other' }).read(received)).toThrow();
    expect(received.headers).toMatchObject({
      ...{ ttl: '86400', urgency: 'high', topic: 'a-topic', 'content-encoding': 'aes128gcm' },
    });
    expect(received.body.toString('latin1')).not.toContain('knee');
  });

  it('is signed with the key of this server, for the origin of the service and less than a day', async () => {
    await send();
    const signed = vapidClaims(String(service.accepted[0]?.headers.authorization));
    expect(signed).toMatchObject({
      key: keys.publicKey,
      claims: { aud: pushOrigin, sub: 'https://notes.example.org', exp: expect.any(Number) },
    });
    const { exp = 0 } = { ...(signed?.claims as { readonly exp?: number }) };
    expect(exp).toBeGreaterThan(Date.now() / 1000);
    expect(exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
  });

  it.each([
    [404, { code: 'ended' }],
    [410, { code: 'ended' }],
    [401, { code: 'ended' }],
    [403, { code: 'ended' }],
    [413, { code: 'refused', status: 413 }],
    [400, { code: 'refused', status: 400 }],
    [302, { code: 'refused', status: 302 }],
    [429, { code: 'later', retryAfterMs: 0 }],
    [500, { code: 'later', retryAfterMs: 0 }],
    [503, { code: 'later', retryAfterMs: 0 }],
  ])('that is answered with %i is %j', async (status, error) => {
    service.misbehaves = () => ({ status });
    expect(await send()).toEqual({ ok: false, error });
  });

  it.each([
    ['120', 120_000],
    [new Date(start + 90_000).toUTCString(), 90_000],
    ['999999999', 86_400_000],
    ['soon', 0],
  ])('waits as long as the service says: %s', async (retryAfter, retryAfterMs) => {
    service.misbehaves = () => ({ status: 429, retryAfter });
    expect(await send()).toEqual({ ok: false, error: { code: 'later', retryAfterMs } });
  });

  it('is tried later if the service does not answer, and never if the keys of the device are none', async () => {
    service.misbehaves = () => 'cut';
    expect(await send()).toEqual({ ok: false, error: { code: 'later', retryAfterMs: 0 } });
    const wrong = fakeDevice({ uid: 'ann', sessionId: 'phone', publicKey: Buffer.alloc(65, 4).toString('base64url') });
    expect(await send(wrong)).toEqual({ ok: false, error: { code: 'ended' } });
  });
});

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    'http://push.example.org/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://0x7f000001/a',
    'https://localhost/a',
    'https://push.example.org:8443/a',
    'https://ann:secret@push.example.org/a',
    'ftp://push.example.org',
    'push',
    `https://push.example.org/${'a'.repeat(2_000)}`,
  ])('may not be %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2a00:1450:4001::1'])('may lead to %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '255.255.255.255', '::1', '::', '::ffff:10.0.0.1', 'fd00::1', 'fe80::1', '64:ff9b::a00:1', 'a name'],
  ])('may not lead to %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('gets no connection if its name leads to this machine', async () => {
    const post = postToPublicHosts(new AbortController().signal);
    await expect(post('https://localhost/a', { headers: {}, body: new Uint8Array() })).rejects.toThrow(
      'not a public host',
    );
  });
});

it('the keys of this server are the same for the same secret, and a pair', () => {
  expect(pushKeysOf('the secret of this server')).toEqual(keys);
  expect(pushKeysOf('another').publicKey).not.toBe(keys.publicKey);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
});
