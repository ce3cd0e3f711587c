import { promisify } from 'node:util';
import { brotliDecompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import type { Environment, RequestContext } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { answerRefusal, refuseRequest } from '../http/refusal.ts';
import type { DocumentParts } from './document-routes.ts';
import { ownDocument } from './own-document.ts';
import { statusOf } from './refusals.ts';

/** A first sync of the largest document takes some 3,000. */
const chunksAMinute = 6_000;

/**
 * Below `/api/users`: the chunks that a new device downloads. A chunk's name leads to the same bytes for good, so the
 * answer may be cached for good; it is the person's, so only where nobody else reads.
 */
export function snapshotRoutes({ hub, accounts }: DocumentParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const requests = createRateLimit(chunksAMinute, 60);

  routes.get('/:uid/snapshot/:name', (context) =>
    ownDocument(context, accounts, async (uid) => {
      const retryAfterSeconds = requests.take(uid);
      if (retryAfterSeconds > 0) {
        const code = 'document/too-many-requests';
        return answerRefusal(context, { code, retryAfterSeconds }, statusOf[code]);
      }
      const name = /^(\d{1,15})-([\da-f]{8})$/.exec(context.req.param('name') ?? '');
      if (name === null) return refuseRequest(context, { code: 'request/not-found' });
      const chunk = await hub.chunk(uid, { id: Number(name[1]), sum: Number.parseInt(name[2] ?? '', 16) });
      if (chunk === null) return refuseRequest(context, { code: 'request/not-found' });
      return answerChunk(context, chunk);
    }),
  );

  return routes;
}

/** Browsers accept Brotli where the connection is encrypted; elsewhere the network is mostly near. */
async function answerChunk(context: RequestContext, brotli: Uint8Array): Promise<Response> {
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = ['br', 'gzip'].find((each) => new RegExp(`\\b${each}\\b(?!;q=0(\\.0*)?\\b)`).test(accepted));
  const bytes = encoding === 'br' ? brotli : await inEncoding(brotli, encoding);
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  context.header('Vary', 'Accept-Encoding');
  context.header('Cache-Control', 'private, max-age=31536000, immutable');
  return context.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/octet-stream' });
}

async function inEncoding(brotli: Uint8Array, encoding: string | undefined): Promise<Uint8Array> {
  const plain = await promisify(brotliDecompress)(brotli);
  return encoding === undefined ? plain : promisify(gzip)(plain, { level: constants.Z_BEST_SPEED });
}
