import { Hono } from 'hono';
import { type AttachmentHash, attachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { ownDocument } from '../documents/own-document.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { answerRefusal, refuseRequest } from '../http/refusal.ts';
import type { AttachmentStore, ByteRange, Standing } from './attachment-store.ts';
import { byteRange } from './byte-range.ts';
import { type AttachmentRefusal, statusOf } from './refusals.ts';

export interface AttachmentParts {
  readonly store: AttachmentStore;
  readonly accounts: Accounts;
  /** What all files of one person may take. */
  readonly quotaBytes: number;
  /** Told of each file that became whole. */
  readonly stored: (bytes: number) => void;
}

const address = '/:uid/attachments/:hash';
const requestsAMinute = 1_200;
const partType = 'application/offset+octet-stream';

/** Below `/api/users`: the files of a person's notes. They come in parts and go out as downloads only. */
export function attachmentRoutes(parts: AttachmentParts): Hono<Environment> {
  const { store, quotaBytes } = parts;
  const routes = new Hono<Environment>();
  const limited = limitedTo(parts.accounts);

  routes.get('/:uid/attachments', (context) =>
    limited(context, async (uid) => {
      const [stored, usedBytes] = await Promise.all([store.list(uid), store.usedBytes(uid)]);
      context.header('Cache-Control', 'no-store');
      const attachments = stored.map(({ hash, bytes }) => ({ hash, bytes }));
      return context.json({ usedBytes, maxBytes: quotaBytes, maxBytesEach: attachmentMaxBytes, attachments });
    }),
  );

  routes.get(address, (context) =>
    limited(context, (uid) =>
      ofFile(context, async (hash) => {
        const standing = await store.standing(uid, hash);
        if (context.req.method === 'HEAD') return answerStanding(context, standing);
        return download(context, standing, (range) => store.read(uid, hash, range));
      }),
    ),
  );

  routes.patch(address, (context) =>
    limited(context, (uid) => ofFile(context, (hash) => takePart(context, parts, uid, hash))),
  );

  routes.delete(address, (context) =>
    limited(context, (uid) =>
      ofFile(context, async (hash) => {
        await store.cancel(uid, hash);
        return context.body(null, 204);
      }),
    ),
  );

  return routes;
}

type Limited = (context: RequestContext, work: (uid: string) => Promise<Response>) => Promise<Response>;

function limitedTo(accounts: Accounts): Limited {
  const requests = createRateLimit(requestsAMinute, 60);
  return (context, work) =>
    ownDocument(context, accounts, async (uid) => {
      const retryAfterSeconds = requests.take(uid);
      if (retryAfterSeconds === 0) return work(uid);
      return refuse(context, { code: 'attachment/too-many-requests', retryAfterSeconds });
    });
}

async function ofFile(context: RequestContext, work: (hash: AttachmentHash) => Promise<Response>): Promise<Response> {
  const hash = attachmentHash(context.req.param('hash') ?? '');
  return hash === null ? refuse(context, { code: 'attachment/hash-malformed' }) : work(hash);
}

async function takePart(
  context: RequestContext,
  { store, quotaBytes, stored }: AttachmentParts,
  uid: string,
  hash: AttachmentHash,
): Promise<Response> {
  const refusePart = async (refusal: AttachmentRefusal) => {
    await readToItsEnd(context);
    return refuse(context, refusal);
  };
  if (context.req.header('content-type') !== partType) {
    return refuseRequest(context, { code: 'request/type-unsupported' });
  }
  const offset = wholeNumber(context.req.header('upload-offset'));
  const bytes = wholeNumber(context.req.header('upload-length'));
  if (offset === null) return refusePart({ code: 'attachment/header-malformed', header: 'Upload-Offset' });
  if (bytes === null && offset === 0) {
    return refusePart({ code: 'attachment/header-malformed', header: 'Upload-Length' });
  }
  if (bytes !== null && bytes > attachmentMaxBytes) {
    return refusePart({ code: 'attachment/too-large', maxBytes: attachmentMaxBytes });
  }
  const before = await store.standing(uid, hash);
  const content = context.req.raw.body ?? new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
  const taken = await store.append({ uid, hash, offset, bytes, content, quotaBytes });
  if (!taken.ok) return refusePart(taken.error);
  if (taken.value.isWhole && !before?.isWhole) stored(taken.value.bytes);
  return answerStanding(context, taken.value);
}

const partsAreBelowBytes = 4 * 1024 * 1024;

/** A browser that is still sending when it is refused may see a broken connection in place of the answer. */
async function readToItsEnd(context: RequestContext): Promise<void> {
  const { body } = context.req.raw;
  if (body === null || body.locked) return;
  let read = 0;
  try {
    for await (const chunk of body) {
      read += chunk.length;
      if (read > partsAreBelowBytes) return;
    }
  } catch {
    // it hung up first
  }
}

/** 200 and the size where it is here whole; else 204 and how many bytes arrived. */
function answerStanding(context: RequestContext, standing: Standing | null): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Upload-Offset', String(standing?.arrived ?? 0));
  if (!standing?.isWhole) return context.body(null, 204);
  context.header('Upload-Length', String(standing.bytes));
  return context.body(null, 200);
}

/** Never shown by a browser, whatever is in it: the type says nothing of the content, and nothing in it may run. */
async function download(
  context: RequestContext,
  standing: Standing | null,
  read: (range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>,
): Promise<Response> {
  if (!standing?.isWhole) return refuse(context, { code: 'attachment/not-found' });
  const { bytes } = standing;
  const asked = byteRange(context.req.header('range'), bytes);
  if (asked === 'outside') {
    context.header('Content-Range', `bytes */${bytes}`);
    return refuse(context, { code: 'attachment/range-outside', bytes });
  }
  const range = asked === 'whole' ? { from: 0, to: bytes } : asked;
  const content = await read(range);
  if (content === null) return refuse(context, { code: 'attachment/not-found' });
  if (asked !== 'whole') context.header('Content-Range', `bytes ${range.from}-${range.to - 1}/${bytes}`);
  for (const [name, value] of Object.entries(downloadHeaders)) context.header(name, value);
  context.header('Content-Length', String(range.to - range.from));
  return context.body(content, asked === 'whole' ? 200 : 206);
}

const downloadHeaders = {
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
  // a browser's cache would keep it after sign-out
  'Cache-Control': 'no-store',
};

function refuse(context: RequestContext, refusal: AttachmentRefusal): Response {
  return answerRefusal(context, refusal, statusOf[refusal.code]);
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
