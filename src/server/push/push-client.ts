import { lookup as lookUp } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { PushSubscriptionRow } from '../db/push-subscriptions.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import type { PushKeys } from './push-keys.ts';

/** Why a push service did not accept a message. */
export type PushFailure =
  /** The device has ended the subscription, or the service knows neither it nor our key. */
  | { readonly code: 'ended' }
  | { readonly code: 'later'; readonly retryAfterMs: number }
  /** The service will never accept this message. */
  | { readonly code: 'refused'; readonly status: number };

export interface PushMessage {
  /** The id of the note. */
  readonly note: string;
  /** How long the service keeps the message for a device that is off. */
  readonly keptSeconds: number;
  /** A message replaces an undelivered one with the same topic; at most 32 characters of Base64url. */
  readonly topic: string;
}

export type SendPush = (subscription: PushSubscriptionRow, message: PushMessage) => Promise<Result<null, PushFailure>>;

export interface PushClientParts {
  readonly keys: PushKeys;
  /** Whom a push service may contact: an `https:` or `mailto:` address. */
  readonly contact: string;
  readonly now: () => number;
  readonly post: Post;
}

/** Sends a request. Rejects if there is no answer. */
export type Post = (
  url: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array },
) => Promise<{ readonly status: number; readonly retryAfter: string | null }>;

/**
 * Returns a function that wakes a device through its push service. The message contains an id and nothing else, encrypted
 * for the device.
 *
 * @see RFC 8030, 8291 and 8292
 */
export function pushClient({ keys, contact, now, post }: PushClientParts): SendPush {
  return async ({ endpoint, publicKey, authSecret }, { note, keptSeconds, topic }) => {
    const to = { endpoint, expirationTime: null, keys: { p256dh: publicKey, auth: authSecret } };
    const options = { ttl: keptSeconds, urgency: 'high', topic } as const;
    const message = { data: { id: note }, options };
    const payload = await buildPushPayload(message, to, { ...keys, subject: contact }).catch(() => null);
    if (payload === null) return err({ code: 'ended' }); // the device's keys are none
    try {
      const { status, retryAfter } = await post(endpoint, payload);
      if (status >= 200 && status < 300) return ok(null);
      if ([401, 403, 404, 410].includes(status)) return err({ code: 'ended' });
      if (status === 429 || status === 408 || status >= 500) {
        return err({ code: 'later', retryAfterMs: retryAfterMs(retryAfter, now()) });
      }
      return err({ code: 'refused', status });
    } catch {
      return err({ code: 'later', retryAfterMs: 0 }); // the error could name the address
    }
  };
}

const withinMs = 30_000;

/**
 * Posts to a public host. The address comes from a device, so a host whose name leads into a private network gets no
 * connection, whatever it led to before.
 *
 * @param stopping ends all requests
 */
export function postToPublicHosts(stopping: AbortSignal): Post {
  return (url, { headers, body }) =>
    new Promise((done, failed) => {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(withinMs)]);
      const sent = request(url, { method: 'POST', headers, signal, lookup: lookUpPublic }, (response) => {
        response.resume();
        done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null });
      });
      sent.once('error', failed);
      sent.end(body);
    });
}

const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    const isPublic =
      error === null && addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(error ?? new Error('not a public host'), '', 0);
    if (options.all === true) return callback(null, addresses);
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

/** Networks that are not on the internet (RFC 6890), and those of IPv6 that lead to addresses of IPv4. */
const notPublic = {
  ipv4: networks(
    'ipv4',
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  ),
  ipv6: networks(
    'ipv6',
    '::/96 ::ffff:0:0/96 64:ff9b::/32 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8',
  ),
} as const;

function networks(version: 'ipv4' | 'ipv6', listed: string): BlockList {
  const list = new BlockList();
  for (const each of listed.split(' ')) {
    const [network = '', bits] = each.split('/');
    list.addSubnet(network, Number(bits), version);
  }
  return list;
}

/** Returns whether an address is on the internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !notPublic[family].check(address, family);
}

const maxEndpointLength = 2_000;

/** Returns whether an address may belong to a push service: encrypted, at the usual port, and with a name. */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > maxEndpointLength || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return (
    protocol === 'https:' && port === '' && username === '' && password === '' && !isAddress && hostname.includes('.')
  );
}
