import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionRow } from '../db/push-subscriptions.ts';
import type { Post } from './push-client.ts';

/** A message as a push service received it. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** Plays a push service. */
export interface FakePushService {
  /** Brings a request for `https://push.example.org` to this service. */
  readonly post: Post;
  /** The messages that were accepted, in order. */
  readonly accepted: ReceivedPush[];
  /** All endpoints that were asked for, in order. */
  readonly requests: string[];
  /** Returns what is answered instead of 201; `cut` ends the connection. */
  misbehaves: (endpoint: string) => { readonly status: number; readonly retryAfter?: string } | 'cut' | null;
  readonly close: () => Promise<void>;
}

export const pushOrigin = 'https://push.example.org';

export async function startFakePushService(): Promise<FakePushService> {
  const server = createServer(async (request, response) => {
    const endpoint = `${pushOrigin}${request.url}`;
    const body = await buffer(request);
    service.requests.push(endpoint);
    const wrong = service.misbehaves(endpoint);
    if (wrong === 'cut') return request.socket.destroy();
    if (wrong === null) service.accepted.push({ endpoint, headers: request.headers, body });
    const headers = wrong?.retryAfter === undefined ? {} : { 'retry-after': wrong.retryAfter };
    return response.writeHead(wrong?.status ?? 201, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: FakePushService = {
    post: async (url, { headers, body }) => {
      const answer = await fetch(url.replace(pushOrigin, origin), {
        ...{ method: 'POST', headers, body: body as Uint8Array<ArrayBuffer> },
      });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    },
    accepted: [],
    requests: [],
    misbehaves: () => null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** A device with the keys that its browser would have made. */
export interface FakeDevice {
  readonly subscription: PushSubscriptionRow;
  /** Decrypts a message for this device. */
  readonly read: (message: ReceivedPush) => unknown;
}

export function fakeDevice(
  more: Partial<PushSubscriptionRow> & Pick<PushSubscriptionRow, 'uid' | 'sessionId'>,
): FakeDevice {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    ...{ endpoint: `${pushOrigin}/${more.sessionId}`, zone: 'Europe/Berlin', createdAt: 0 },
    ...{ publicKey: keys.getPublicKey('base64url'), authSecret: auth.toString('base64url') },
    ...more,
  };
  const receiver = { privateKey: keys.getPrivateKey(), auth };
  return { subscription, read: ({ body }) => JSON.parse(decrypted(body, receiver)) };
}

/** Decrypts a message as RFC 8291 and RFC 8188 say, for one record. */
export function decrypted(
  message: Buffer,
  { privateKey, auth }: { readonly privateKey: Buffer; readonly auth: Buffer },
): string {
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(privateKey);
  const salt = message.subarray(0, 16);
  const keyLength = message[20] ?? 0;
  const sender = message.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', receiver.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
  const record = message.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is not zero');
  return padded.subarray(0, end).toString();
}

/** Returns the claims of an `Authorization` header of RFC 8292 if its signature is that of the key in it. */
export function vapidClaims(authorization: string): { readonly key: string; readonly claims: unknown } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : null;
}
