import { Hono } from 'hono';
import { downloadFile, fileStanding, forgetFile, listFiles, sendFilePart } from '#api/attachments.ts';
import { err, ok } from '#domain/kernel/result.ts';
import { type AttachmentHash, attachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { downloadHeaders } from '../http/download-headers.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { type AnyRefusalOf, type Outcome, routesOn } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import type { AttachmentStore, ByteRange, Standing } from './attachment-store.ts';
import { byteRange } from './byte-range.ts';

export interface AttachmentParts {
  readonly store: AttachmentStore;
  readonly accounts: Accounts;
  /** The maximum size of all files of one user. */
  readonly quotaBytes: number;
  /** Called for each completed file. */
  readonly stored: (bytes: number) => void;
}

const requestsAMinute = 1_200;
/** More, since an archive of recordings brings thousands of small files. */
const partsAMinute = 3_000;
const maxFiles = 20_000;

/** Serves the files in a user's notes. Uploads arrive in parts; files are served only as downloads. */
export function attachmentRoutes(parts: AttachmentParts): Hono<Environment> {
  const { store, quotaBytes } = parts;
  const routes = new Hono<Environment>();
  const route = routesOn(routes, parts.accounts.sessionOf);
  const limit = limitOf(requestsAMinute);
  const limitOfParts = limitOf(partsAMinute); // its own, so that files can be opened while many are sent
  const admit = (asked: AskedForFile) => limit(asked) ?? refuseMalformed(asked);

  route(
    listFiles,
    async ({ context, session: { uid } }) => {
      const [stored, usedBytes] = await Promise.all([store.list(uid), store.usedBytes(uid)]);
      context.header('Cache-Control', 'no-store');
      const attachments = stored.map(({ hash, bytes }) => ({ hash, bytes }));
      const body = { usedBytes, maxBytes: quotaBytes, maxBytesEach: attachmentMaxBytes, attachments };
      return ok({ status: 200, body });
    },
    { admit: limit },
  );

  route(
    fileStanding,
    async ({ context, session, params }) => answerStanding(context, await store.standing(session.uid, hashIn(params))),
    { admit },
  );

  route(
    downloadFile,
    async ({ context, session: { uid }, params }) => {
      const hash = hashIn(params);
      return download(context, await store.standing(uid, hash), (range) => store.read(uid, hash, range));
    },
    { admit },
  );

  route(sendFilePart, ({ context, session, params }) => takePart(context, parts, session.uid, hashIn(params)), {
    admit: (asked) => limitOfParts(asked) ?? refuseMalformed(asked),
  });

  route(
    forgetFile,
    async ({ session, params }) => {
      await store.cancel(session.uid, hashIn(params));
      return ok({ status: 204, body: undefined });
    },
    { admit },
  );

  return routes;
}

interface Asked {
  readonly session: Session;
}

interface AskedForFile extends Asked {
  readonly params: { readonly hash: string };
}

function limitOf(most: number) {
  const requests = createRateLimit(most, 60);
  return ({ session }: Asked) => {
    const retryAfterSeconds = requests.take(session.uid);
    return retryAfterSeconds > 0 ? ({ code: 'attachment/too-many-requests', retryAfterSeconds } as const) : null;
  };
}

function refuseMalformed({ params }: AskedForFile) {
  return attachmentHash(params.hash) === null ? ({ code: 'attachment/hash-malformed' } as const) : null;
}

/** Returns the hash in the path of a request that was already admitted. */
function hashIn({ hash }: { readonly hash: string }): AttachmentHash {
  return hash as AttachmentHash;
}

async function takePart(
  context: RequestContext,
  { store, quotaBytes, stored }: AttachmentParts,
  uid: string,
  hash: AttachmentHash,
): Promise<Outcome<typeof sendFilePart>> {
  const refusePart = async (refusal: AnyRefusalOf<typeof sendFilePart>) => {
    await readToItsEnd(context);
    return err(refusal);
  };
  if (context.req.header('content-type') !== sendFilePart.body.mediaType) {
    return err({ code: 'request/type-unsupported' });
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
  const content = context.req.raw.body ?? new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
  try {
    const before = await store.standing(uid, hash);
    const taken = await store.append({ uid, hash, offset, bytes, content, quotaBytes, maxFiles });
    if (!taken.ok) return refusePart(taken.error);
    if (taken.value.isWhole && !before?.isWhole) stored(taken.value.bytes);
    return answerStanding(context, taken.value);
  } catch (error) {
    await readToItsEnd(context);
    throw error;
  }
}

const partsAreBelowBytes = 4 * 1024 * 1024;

/**
 * Reads the body of a refused request to its end, because a browser that is still sending may see a broken connection
 * instead of the answer.
 */
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
    // the client disconnected
  }
}

/** Answers 200 with the size of a complete file; otherwise 204 with the number of bytes received. */
function answerStanding(context: RequestContext, standing: Standing | null): Outcome<typeof fileStanding> {
  context.header('Cache-Control', 'no-store');
  context.header('Upload-Offset', String(standing?.arrived ?? 0));
  if (!standing?.isWhole) return ok({ status: 204, body: undefined });
  context.header('Upload-Length', String(standing.bytes));
  return ok({ status: 200, body: undefined });
}

/**
 * Serves a file as a download. A browser must never display or run it, because the type says nothing about the content.
 */
async function download(
  context: RequestContext,
  standing: Standing | null,
  read: (range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>,
): Promise<Outcome<typeof downloadFile>> {
  if (!standing?.isWhole) return err({ code: 'attachment/not-found' });
  const { bytes } = standing;
  const asked = byteRange(context.req.header('range'), bytes);
  if (asked === 'outside') {
    context.header('Content-Range', `bytes */${bytes}`);
    return err({ code: 'attachment/range-outside', bytes });
  }
  const range = asked === 'whole' ? { from: 0, to: bytes } : asked;
  const content = await read(range);
  if (content === null) return err({ code: 'attachment/not-found' });
  if (asked !== 'whole') context.header('Content-Range', `bytes ${range.from}-${range.to - 1}/${bytes}`);
  for (const [name, value] of Object.entries(downloadHeaders)) context.header(name, value);
  context.header('Accept-Ranges', 'bytes');
  context.header('Content-Length', String(range.to - range.from));
  return context.body(content, asked === 'whole' ? 200 : 206);
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
