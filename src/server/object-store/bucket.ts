import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketConfig } from '../config/config.ts';
import { BucketUnavailable } from './bucket-unavailable.ts';
import { type ListedObject, type ListPage, readErrorCode, readListPage } from './list-page.ts';

export interface BucketParts {
  readonly config: BucketConfig;
  /** Called for each request that fails, also if it is repeated. */
  readonly failed?: (operation: Operation, code: string) => void;
  readonly times?: BucketTimes;
}

/** What is asked of the object store. */
export type Operation = 'put' | 'head' | 'get' | 'delete' | 'list';

export interface BucketTimes {
  /** How long the store may take to answer, and between two pieces of a content in either direction. */
  readonly answerMs: number;
  /** What each MiB adds that is sent, up to what the system may hold back on a slow connection. */
  readonly perMebibyteMs: number;
  /** The pause before the first repetition. Each further one is four times as long. */
  readonly firstPauseMs: number;
}

interface Asked {
  readonly operation: Operation;
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly range?: ByteRange;
  readonly content?: { readonly bytes: Uint8Array; readonly sha256: string };
}

/** Half-open. */
interface ByteRange {
  readonly from: number;
  readonly to: number;
}

interface Answer {
  readonly response: Response;
  readonly stop: AbortController;
}

const methods = { put: 'PUT', head: 'HEAD', get: 'GET', delete: 'DELETE', list: 'GET' } as const;
const usualTimes: BucketTimes = { answerMs: 10_000, perMebibyteMs: 8_000, firstPauseMs: 200 };
const maxHeldBackBytes = 4 * 1024 * 1024;
const maxAttempts = 3;
const mebibyte = 1024 * 1024;
/** `fetch` copies a body of bytes, so bytes are given to it in slices. */
const sliceBytes = 64 * 1024;
const neverStored = 'reached';
const sha256OfNothing = createHash('sha256').digest('hex');

/**
 * A bucket of an object store that speaks the S3 protocol, or a folder in one. Requests are repeated if they fail in a
 * way that may pass. All are idempotent. If they still fail, the methods throw {@link BucketUnavailable}.
 */
export class Bucket {
  readonly #config: BucketConfig;
  readonly #times: BucketTimes;
  readonly #failed: (operation: Operation, code: string) => void;
  /** The keys derived from the secret. */
  readonly #signingKeys = new Map<string, ArrayBuffer>();
  /** A store that has just failed is asked once, so that nobody waits for the repetitions. */
  #isFailing = false;

  constructor({ config, failed = () => {}, times = usualTimes }: BucketParts) {
    this.#config = config;
    this.#failed = failed;
    this.#times = times;
  }

  /**
   * Stores an object, in the place of one with the same key. It is stored completely or not at all.
   *
   * @param sha256 the digest of the content in hexadecimal digits, which the store verifies
   */
  async put(key: string, bytes: Uint8Array, sha256 = digestOf(bytes)): Promise<void> {
    await this.#ask({ operation: 'put', key, content: { bytes, sha256 } }, async (answer) => {
      requireTag(answer);
      await drain(answer);
    });
  }

  /** Makes sure that the store answers, that the bucket is there, and that the key may use it. */
  async reach(): Promise<void> {
    await this.#isAbsent(neverStored); // an answer without a body would not show who gives it
  }

  /** Returns the size of an object, or null if there is none. */
  async size(key: string): Promise<number | null> {
    const size = await this.#sizeByHead(key);
    if (size !== null || (await this.#isAbsent(key))) return size;
    const storedMeanwhile = await this.#sizeByHead(key);
    if (storedMeanwhile === null) throw notFromStore();
    return storedMeanwhile;
  }

  #sizeByHead(key: string): Promise<number | null> {
    return this.#ask({ operation: 'head', key }, async (answer) => {
      if (answer.response.status === 404) return null;
      requireTag(answer);
      const length = answer.response.headers.get('content-length');
      if (length === null) throw new BucketUnavailable('NO_LENGTH', { isPassing: false });
      return Number(length);
    });
  }

  /** Returns whether the store says that there is no such object, which it cannot in answer to a `head`. */
  #isAbsent(key: string): Promise<boolean> {
    return this.#ask({ operation: 'get', key }, async (answer) => {
      if (answer.response.status === 404) return true;
      requireTag(answer);
      answer.stop.abort(); // its content is of no interest
      return false;
    });
  }

  /** Returns the bytes of an object in a half-open range, or null if there is none. */
  async read(key: string, range: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    if (range.to <= range.from) {
      const isThere = (await this.size(key)) !== null;
      return isThere ? new ReadableStream({ start: (stream) => stream.close() }) : null;
    }
    const opened = await this.#open(key, range);
    return opened && streamOf(this.#content(key, range, opened), () => opened.stop.abort());
  }

  /** Removes an object. It is no failure if there is none. */
  async delete(key: string): Promise<void> {
    await this.#ask({ operation: 'delete', key }, drain);
  }

  /** Lists the objects whose keys begin so, in pages of at most 1,000. */
  async *list(prefix: string): AsyncGenerator<readonly ListedObject[], void> {
    const { folder } = this.#config;
    for await (const { objects } of this.#pages({ prefix: folder + prefix }))
      yield objects.map((object) => ({ ...object, key: object.key.slice(folder.length) }));
  }

  /** Lists what comes in keys between this beginning and the next slash. */
  async foldersIn(prefix: string): Promise<readonly string[]> {
    const names: string[] = [];
    const start = this.#config.folder + prefix;
    for await (const { prefixes } of this.#pages({ prefix: start, delimiter: '/' }))
      names.push(...prefixes.map((each) => each.slice(start.length, -1)));
    return names;
  }

  async *#pages(query: Readonly<Record<string, string>>): AsyncGenerator<ListPage, void> {
    for (let token: string | null = null; ; ) {
      const more: Readonly<Record<string, string>> = token === null ? {} : { 'continuation-token': token };
      const asked = { 'list-type': '2', 'max-keys': '1000', ...query, ...more };
      const page: ListPage = await this.#ask({ operation: 'list', query: asked }, async ({ response }) =>
        readListPage(await response.text()),
      );
      yield page;
      if (page.next === null) return;
      if (page.next === token) throw new BucketUnavailable('LIST_REPEATS', { isPassing: false });
      token = page.next;
    }
  }

  #open(key: string, range: ByteRange): Promise<Answer | null> {
    return this.#ask({ operation: 'get', key, range }, async (answer) => {
      const { status, headers } = answer.response;
      if (status === 404) return null;
      requireTag(answer);
      if (status !== 206) throw new BucketUnavailable('RANGE_IGNORED', { isPassing: false });
      const isRight = headers.get('content-range')?.startsWith(`bytes ${range.from}-${range.to - 1}/`) ?? false;
      if (!isRight) throw new BucketUnavailable('RANGE_WRONG', { isPassing: false });
      return answer;
    });
  }

  /** Passes the content on. If it is cut off, the rest is asked for. */
  async *#content(key: string, { from, to }: ByteRange, first: Answer): AsyncGenerator<Uint8Array, void> {
    let opened: Answer | null = first;
    for (let [at, failures] = [from, 0]; at < to; opened = null) {
      opened ??= await this.#open(key, { from: at, to });
      if (opened === null) throw new BucketUnavailable('NoSuchKey', { isPassing: false });
      try {
        for await (const chunk of this.#chunks(opened)) {
          const wanted = chunk.subarray(0, to - at);
          at += wanted.length;
          failures = 0;
          yield wanted;
          if (at >= to) return;
        }
        throw new BucketUnavailable('CUT_OFF', { isPassing: true });
      } catch (error) {
        const failure = failureOf(error);
        this.#failed('get', failure.code);
        failures += 1;
        if (failures >= maxAttempts) throw failure;
      }
    }
  }

  async *#chunks({ response, stop }: Answer): AsyncGenerator<Uint8Array, void> {
    const reader = response.body?.getReader();
    if (reader === undefined) return;
    try {
      for (;;) {
        // only while we wait for the store, because the receiver of the content may be slow
        const late = setTimeout(() => stop.abort(), this.#times.answerMs);
        const { done, value } = await reader.read().finally(() => clearTimeout(late));
        if (done) return;
        yield value;
      }
    } finally {
      stop.abort();
    }
  }

  async #ask<T>(asked: Asked, read: (answer: Answer) => Promise<T>): Promise<T> {
    for (let attempt = 1, pause = this.#times.firstPauseMs; ; attempt++, pause *= 4) {
      try {
        const outcome = await this.#askOnce(asked, read);
        this.#isFailing = false;
        return outcome;
      } catch (error) {
        const failure = failureOf(error);
        this.#failed(asked.operation, failure.code);
        if (!failure.isPassing || attempt >= maxAttempts || this.#isFailing) {
          this.#isFailing = failure.isPassing;
          throw failure;
        }
      }
      await wait(pause * (0.5 + Math.random() / 2));
    }
  }

  async #askOnce<T>(asked: Asked, read: (answer: Answer) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const { answerMs, perMebibyteMs } = this.#times;
    const heldBackBytes = Math.min(asked.content?.bytes.length ?? 0, maxHeldBackBytes);
    const late = setTimeout(() => stop.abort(), answerMs + (heldBackBytes / mebibyte) * perMebibyteMs);
    try {
      const request = await this.#requestOf(asked, () => late.refresh());
      const response = await fetch(request, { signal: stop.signal });
      await refuseFailure(asked.operation, response);
      return await read({ response, stop });
    } catch (error) {
      stop.abort(); // a content that nobody reads would keep its connection
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** @param goesOn called whenever a part of the content is sent */
  async #requestOf({ operation, key, query = {}, range, content }: Asked, goesOn: () => void): Promise<Request> {
    const { url, folder, accessKeyId, secretAccessKey, region } = this.#config;
    const address = new URL(key === undefined ? url : `${url}/${folder}${key}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method: methods[operation],
      url: address.href,
      headers: { 'X-Amz-Content-Sha256': content?.sha256 ?? sha256OfNothing },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: this.#signingKeys,
    });
    const { method, url: signed, headers } = await signer.sign();
    // what a proxy may change is not signed
    headers.set('Accept-Encoding', 'identity');
    if (range !== undefined) headers.set('Range', `bytes=${range.from}-${range.to - 1}`);
    if (content !== undefined) headers.set('Content-Length', String(content.bytes.length));
    const body = content === undefined ? {} : { body: slicesOf(content.bytes, goesOn), duplex: 'half' as const };
    return new Request(signed, { method, headers, redirect: 'manual', ...body });
  }
}

/** What stores answer with if they did what was asked. Ceph has an option for the answer to a `put`. */
const successes: Readonly<Record<Operation, readonly number[]>> = {
  put: [200, 201, 204],
  head: [200],
  get: [200, 206],
  delete: [204],
  list: [200],
};

/** @throws BucketUnavailable unless the store did what was asked, or says that it has no such object */
async function refuseFailure(operation: Operation, response: Response): Promise<void> {
  const { status, ok } = response;
  if (successes[operation].includes(status)) return;
  if (operation === 'head' && status === 404) return; // it has no body that says what is missing
  const code = /^\w{1,60}$/.exec(readErrorCode(await response.text()) ?? '')?.[0] ?? null;
  // a bucket that does not exist has no objects either, but that is no answer
  if ((operation === 'get' || operation === 'delete') && status === 404 && code === 'NoSuchKey') return;
  if (code === null && (ok || status === 404)) throw notFromStore();
  throw new BucketUnavailable(code ?? `HTTP_${status}`, { isPassing: status >= 500 || status === 429 });
}

/** A store names the version of an object when it stores or sends it. A proxy whose store is away may send a page. */
function requireTag({ response }: Answer): void {
  if (!response.headers.has('etag')) throw notFromStore();
}

function notFromStore(): BucketUnavailable {
  return new BucketUnavailable('NOT_FROM_STORE', { isPassing: true });
}

/** Reads what is left of an answer, so that its connection can be used again. */
async function drain({ response }: Answer): Promise<void> {
  if (!response.bodyUsed) await response.arrayBuffer();
}

function failureOf(error: unknown): BucketUnavailable {
  if (error instanceof BucketUnavailable) return error;
  if (error instanceof Error && error.name === 'AbortError')
    return new BucketUnavailable('TIMEOUT', { isPassing: true });
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'NO_ANSWER';
  return new BucketUnavailable(code, { isPassing: true });
}

/**
 * @param abandon called if the receiver wants no more, also before it has received anything: an iteration that has not
 *   begun would leave its connection open
 */
function streamOf(content: AsyncGenerator<Uint8Array, void>, abandon: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async (stream) => {
        const { done, value } = await content.next();
        if (done) stream.close();
        else stream.enqueue(value);
      },
      cancel: async () => {
        abandon();
        await content.return();
      },
    },
    { highWaterMark: 0 },
  );
}

function slicesOf(bytes: Uint8Array, taken: () => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      pull: (stream) => {
        if (at >= bytes.length) return stream.close();
        stream.enqueue(bytes.subarray(at, at + sliceBytes));
        at += sliceBytes;
        taken();
      },
    },
    { highWaterMark: 0 },
  );
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
