import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:tls';
import { WebSocket } from 'ws';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Wish {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const answerWithinMs = 10_000;

/**
 * Sends a request and returns the answer, also that of a WebSocket handshake. A certificate that is not trusted is
 * accepted, because another check looks at it.
 *
 * @throws with a `code` if there is no answer
 */
export function ask(url: URL, { method = 'GET', headers = {}, body }: Wish = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = { method, headers, timeout: answerWithinMs, agent: false as const };
  const asked =
    url.protocol === 'https:'
      ? requestHttps(url, { ...options, rejectUnauthorized: false })
      : requestHttp(url, options);
  asked.on('response', (response) => {
    let text = '';
    response.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(0, 10_000)));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    response.on('error', reject);
  });
  asked.on('upgrade', (response, socket) => {
    socket.destroy();
    resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
  });
  asked.on('timeout', () => asked.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  asked.on('error', reject);
  asked.end(body);
  return promise;
}

export interface ServedCertificate {
  /** UTC milliseconds. */
  readonly validUntil: number;
  /** Why browsers do not trust it; null if they do. */
  readonly problem: string | null;
}

/** Returns the certificate that an address serves. */
export function certificateOf({ hostname, port }: URL): Promise<ServedCertificate> {
  const { promise, resolve, reject } = Promise.withResolvers<ServedCertificate>();
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
    rejectUnauthorized: false,
    timeout: answerWithinMs,
  });
  socket.on('secureConnect', () => {
    const { authorizationError } = socket;
    const validUntil = Date.parse(socket.getPeerCertificate().valid_to);
    socket.destroy();
    const problem = authorizationError as Error | string | null | undefined;
    resolve({ validUntil, problem: problem ? (problem instanceof Error ? problem.message : problem) : null });
  });
  socket.on('timeout', () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  socket.on('error', reject);
  return promise;
}

/** What became of a WebSocket handshake. */
export type SocketAnswer =
  | { readonly kind: 'opened'; readonly closeReason: string }
  | { readonly kind: 'refused'; readonly status: number };

/**
 * Opens a socket and waits until the server closes it. A certificate that is not trusted is accepted, because another
 * check looks at it.
 *
 * @throws with a `code` if there is no answer
 */
export function openSocket(url: URL): Promise<SocketAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SocketAnswer>();
  const socket = new WebSocket(Object.assign(new URL(url), { protocol: url.protocol.replace('http', 'ws') }), {
    origin: url.origin,
    rejectUnauthorized: false,
    perMessageDeflate: false,
  });
  const late = setTimeout(() => {
    reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }));
    socket.terminate();
  }, answerWithinMs);
  socket.on('unexpected-response', (request, { statusCode = 0 }) => {
    resolve({ kind: 'refused', status: statusCode });
    request.destroy();
  });
  socket.on('error', reject);
  socket.on('close', (_, reason) => {
    clearTimeout(late);
    resolve({ kind: 'opened', closeReason: reason.toString() });
  });
  void promise.catch(() => {}).finally(() => clearTimeout(late));
  return promise;
}
