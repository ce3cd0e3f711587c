import { spawn } from 'node:child_process';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { TurnsByKey } from '#sync/hub/turns-by-key.ts';
import type { BucketConfig } from '../config/config.ts';
import { Bucket, type BucketTimes } from './bucket.ts';

/**
 * What becomes of a request to the object store: no answer, the beginning of one, a beginning that looks like all of it,
 * a slow one, one without the range or with another one, the page of a proxy in its place, or a refusal.
 */
export type Fault =
  | 'reset'
  | 'hang'
  | 'cut'
  | 'short'
  | 'slow'
  | 'no range'
  | 'wrong range'
  | { readonly page: number }
  | { readonly status: number; readonly code?: string };

/** A request to the object store. */
export interface StoreRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
}

/** An object store for one test, and a function that removes it. */
export interface TestBucket {
  readonly config: BucketConfig;
  /** The variables with which a server uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Opens it as another server does. */
  readonly open: (times?: Partial<BucketTimes>) => Bucket;
  /** The requests that have arrived. */
  readonly requests: StoreRequest[];
  /** Counts the open connections to it. */
  readonly connections: () => Promise<number>;
  /** Decides about each request. Null lets it pass. */
  fault: (request: StoreRequest) => Fault | null;
  /** Ends all connections and takes no more. */
  readonly stop: () => Promise<void>;
  /** Takes connections again, at the same address and with what was stored. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const key = 'S3RVER'; // both the id and the secret, as s3rver has them
const bucketName = 'mensana';

/**
 * Opens an object store: s3rver, behind a server that checks the signature of each request by itself and can let it
 * fail. All of a test process share one s3rver, each in a folder of its own.
 */
export async function openTestBucket(): Promise<TestBucket> {
  store ??= startStore();
  const storePort = await store;
  const requests: StoreRequest[] = [];
  const front = createServer((request, response) => {
    const asked = { method: request.method ?? '', path: request.url ?? '' };
    requests.push(asked);
    answer(request, response, { fault: bucket.fault(asked), storePort }).catch(() => response.destroy());
  });
  await listen(front, 0);
  const { port } = front.address() as AddressInfo;
  const folder = `${randomUUID()}/`;
  const url = `http://127.0.0.1:${port}/${bucketName}`;
  const config: BucketConfig = { url, folder, accessKeyId: key, secretAccessKey: key, region: 'us-east-1' };
  const times: BucketTimes = { answerMs: 10_000, perMebibyteMs: 1_000, firstPauseMs: 1 };
  const bucket: TestBucket = {
    config,
    environment: { S3_URL: `${url}/${folder}`, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
    open: (changed = {}) => new Bucket({ config, times: { ...times, ...changed } }),
    requests,
    connections: () => promisify(front.getConnections.bind(front))(),
    fault: () => null,
    stop: () => close(front),
    start: () => listen(front, port),
    remove: () => close(front),
  };
  return bucket;
}

let store: Promise<number> | undefined;

/** Its lists go on by a cipher that OpenSSL calls legacy. */
const storeArguments = ['--openssl-legacy-provider', '--input-type=commonjs', '--eval'];

async function startStore(): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-s3-'));
  const options = { port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false, directory };
  const code = `
    const S3rver = require('@20minutes/s3rver');
    new S3rver({ ...${JSON.stringify(options)}, configureBuckets: [{ name: '${bucketName}' }] })
      .run()
      .then(({ port }) => console.log(port));
    const remove = () => require('node:fs').rmSync(${JSON.stringify(directory)}, { recursive: true, force: true });
    process.stdin.on('end', () => process.exit(remove())).resume();`;
  const child = spawn(process.execPath, [...storeArguments, code], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data'); // it ends with this process, whose end of the pipe is closed then
  child.unref();
  return Number(port);
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  return promise;
}

/** Sends a request on and the answer back, each as a whole, since s3rver lets others see an object while it is written. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { fault, storePort }: { readonly fault: Fault | null; readonly storePort: number },
): Promise<void> {
  if (fault === 'hang') return;
  if (fault === 'reset') {
    request.socket.destroy();
    return;
  }
  const body = await contentOf(request, fault === 'slow' ? 40 : 0);
  if (typeof fault === 'object' && fault !== null && 'page' in fault) {
    response.writeHead(fault.page, { 'content-type': 'text/html', 'content-length': page.length }).end(page);
    return;
  }
  const refusal = typeof fault === 'object' && fault !== null ? fault : isSignedRight(request) ? null : wrongSignature;
  if (refusal !== null) {
    const { status, code } = refusal;
    response.writeHead(status).end(code === undefined ? '' : `<Error><Code>${code}</Code></Error>`);
    return;
  }
  if (fault === 'no range') delete request.headers.range;
  if (fault === 'wrong range') request.headers.range = 'bytes=1-';
  const { status, headers, content } = await turns.run('store', () => ask(request, body, storePort));
  if (fault === 'short') {
    const { 'content-length': _, ...others } = headers;
    response.writeHead(status, others).end(content.subarray(0, content.length / 2));
    return;
  }
  response.writeHead(status, headers);
  if (fault === 'cut') response.write(content.subarray(0, content.length / 2), () => response.destroy());
  else response.end(content);
}

const page = '<!doctype html><title>Back soon</title>';
const wrongSignature = { status: 403, code: 'SignatureDoesNotMatch' };
const turns = new TurnsByKey();

async function ask({ method, url, headers }: IncomingMessage, body: Buffer, port: number) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = forward({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
  asked.on('error', reject).end(body);
  const answered = await promise;
  return { status: answered.statusCode ?? 500, headers: answered.headers, content: await contentOf(answered) };
}

async function contentOf(message: IncomingMessage, pauseMs = 0): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) {
    chunks.push(chunk as Buffer);
    if (pauseMs > 0) await wait(pauseMs);
  }
  return Buffer.concat(chunks);
}

/**
 * Computes the signature of a request from what arrived and compares it with the one in its header.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedRight(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, secret = key): boolean {
  const { method, url = '', headers } = request;
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const [, ...scope] = credential.split('/');
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const signingKey = scope.reduce<Buffer | string>((derived, part) => hmac(derived, part), `AWS4${secret}`);
  return hmac(signingKey, toSign).toString('hex') === signature;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(by: Buffer | string, text: string): Buffer {
  return createHmac('sha256', by).update(text).digest();
}
